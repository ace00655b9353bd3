//! The folder: private, because it holds the secrets of matches and cookies, and used by one process at a time, because
//! claims and the table's owners live in its memory.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;

/// The file that is locked while a process uses the folder.
const LOCK: &str = "palatine.lock";

/// Makes the folder if it is not there, makes it private, and locks it for as long as the file that comes back is open.
pub(super) fn take(folder: &Path) -> Result<File, StoreError> {
    let wrong = |error: io::Error| StoreError(format!("the data folder {}: {error}", folder.display()));
    make_folder(folder).map_err(wrong)?;
    let path = folder.join(LOCK);
    make_private(&path)?;
    let file = OpenOptions::new().write(true).open(&path).map_err(|error| trouble(&path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError(format!(
            "another process uses the data folder {} (it has locked {})",
            folder.display(),
            path.display()
        ))),
        Err(TryLockError::Error(error)) => Err(trouble(&path, &error)),
    }
}

fn trouble(path: &Path, error: &io::Error) -> StoreError {
    StoreError(format!("{}: {error}", path.display()))
}

#[cfg(unix)]
fn make_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
    if !folder.is_dir() {
        return DirBuilder::new().recursive(true).mode(0o700).create(folder);
    }
    let mut rights = folder.metadata()?.permissions();
    // A folder with the sticky bit, such as /tmp, is everybody's on purpose.
    if rights.mode() & 0o1000 == 0 && rights.mode() & 0o777 != 0o700 {
        rights.set_mode(0o700);
        std::fs::set_permissions(folder, rights)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn make_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).create(folder)
}

/// Makes a file that only its owner may read, or makes one that is there so. It is made before SQLite opens it, so that
/// there is no moment in which others could. One that is there is not opened: closing it again would take away the locks
/// that SQLite holds on it elsewhere in this process.
pub(super) fn make_private(path: &Path) -> Result<(), StoreError> {
    let make = || -> io::Result<()> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        match options.open(path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => only_mine(path),
            made => made.map(drop),
        }
    };
    make().map_err(|error| trouble(path, &error))
}

#[cfg(unix)]
fn only_mine(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn only_mine(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The same for the files that SQLite keeps beside its own, as far as they are there. New ones get the rights of the file.
pub(super) fn make_all_private(path: &Path) -> Result<(), StoreError> {
    for end in ["-wal", "-shm"] {
        let mut beside = path.as_os_str().to_owned();
        beside.push(end);
        let beside = PathBuf::from(beside);
        if beside.exists() {
            only_mine(&beside).map_err(|error| trouble(&beside, &error))?;
        }
    }
    Ok(())
}
