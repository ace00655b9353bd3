//! The weights of a network as a file (safetensors), and where they come from.
//!
//! Weights are whole numbers from −127 to 127, with one scale a row, so that a network is small enough to lie beside its game.
//!
//! | tensor | what | shape |
//! | --- | --- | --- |
//! | `layer.N`, `layer.N.scale`, `layer.N.bias` | from layer to layer, a row for every input | inputs × outputs, inputs, outputs |
//! | `ends`, `ends.scale`, `ends.bias` | logits of winning, then points in twenties | width × 12, width, 12 |
//! | `skip`, `skip.scale` | from the prospects to the ends, past all layers | 6 × 12, 6 |
//! | `moves`, `moves.scale`, `moves.bias` | a row for every move | moves × width, moves, moves |
//!
//! What it was learned for stands in the file: the game, and the fingerprint of its arrays ([`arrays`]). A network for other arrays is not
//! taken: it would read one thing for another.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use game::{Fault, Lexicon, MOST_SEATS, Whole};
use rustc_hash::FxHasher;
use safetensors::{Dtype, SafeTensors};
use std::hash::Hasher as _;

use super::{LANES, Layer, Net, Rows, inputs};

/// In the folder it names lie networks that go before those of the program: `zhanguo.safetensors`.
pub const FOLDER: &str = "PALATINE_NETS";

/// The fingerprint of what goes into a network of a game and comes out of it: the parts of its array and the number of its moves.
#[must_use]
pub fn arrays<G: Whole>() -> String {
    let mut hasher = FxHasher::default();
    for part in G::PARTS {
        hasher.write(format!("{} {:?};", part.name, part.shape).as_bytes());
    }
    hasher.write(b"prospects;");
    for mv in Lexicon::of::<G>().moves() {
        hasher.write(mv.to_string().as_bytes());
    }
    format!("{:016x}", hasher.finish())
}

/// The network of a game: that file; or else the one in the folder that [`FOLDER`] names, or else the game's own. Each is read once.
pub fn of<G: Whole>(file: Option<&Path>) -> Result<Arc<Net>, Fault> {
    type Known = HashMap<(&'static str, Option<PathBuf>), Result<Arc<Net>, Fault>>;
    static KNOWN: Mutex<Option<Known>> = Mutex::new(None);
    let about = G::about();
    let in_folder = || Some(Path::new(&std::env::var_os(FOLDER)?).join(format!("{}.safetensors", about.id)));
    let file = file.map(Path::to_owned).or_else(in_folder);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default().entry((about.id, file)).or_insert_with_key(|(_, file)| {
        let net = match file {
            Some(file) => std::fs::read(file)
                .map_err(|why| why.to_string())
                .and_then(|bytes| read::<G>(&bytes))
                .map_err(|why| {
                    Fault::new("fault-net-file").with("file", file.display().to_string()).with("why", why)
                }),
            None if about.net.is_empty() => Err(Fault::new("fault-net-none").with("game", about.id)),
            None => read::<G>(about.net)
                .map_err(|why| Fault::new("fault-net").with("game", about.id).with("why", why)),
        };
        net.map(Arc::new)
    });
    known.clone()
}

/// Reads a network of a game, or says why it is none.
pub fn read<G: Whole>(bytes: &[u8]) -> Result<Net, String> {
    let (_, header) = SafeTensors::read_metadata(bytes).map_err(|why| why.to_string())?;
    let said =
        |name: &str| header.metadata().as_ref().and_then(|said| said.get(name)).map_or("", String::as_str);
    let (game, arrays) = (G::about().id, arrays::<G>());
    if said("game") != game {
        return Err(format!("it is for the game “{}”, not for {game}", said("game")));
    }
    if said("arrays") != arrays {
        return Err(format!("it was learned for other arrays ({}, not {arrays})", said("arrays")));
    }
    let file = File(SafeTensors::deserialize(bytes).map_err(|why| why.to_string())?);
    let mut layers = Vec::new();
    let mut width = inputs::<G>();
    while layers.is_empty() || file.has(&format!("layer.{}", layers.len())) {
        let layer = file.layer(&format!("layer.{}", layers.len()), width, None)?;
        width = layer.rows.width;
        layers.push(layer);
    }
    let ends = file.layer("ends", width, Some(2 * MOST_SEATS))?;
    let skip = file.rows("skip", MOST_SEATS, 2 * MOST_SEATS)?;
    let vocabulary = Lexicon::of::<G>().moves().len();
    let moves = file.rows("moves", vocabulary, width)?;
    let moves_bias = file.numbers("moves.bias", vocabulary)?;
    Ok(Net { layers, ends, skip, moves, moves_bias })
}

/// A file that is being read.
struct File<'a>(SafeTensors<'a>);

impl File<'_> {
    fn has(&self, name: &str) -> bool {
        self.0.tensor(name).is_ok()
    }

    fn tensor(&self, name: &str, kind: Dtype) -> Result<(Vec<usize>, &[u8]), String> {
        let tensor = self.0.tensor(name).map_err(|_| format!("it has no tensor “{name}”"))?;
        if tensor.dtype() != kind {
            return Err(format!("its tensor “{name}” is not {kind:?}"));
        }
        Ok((tensor.shape().to_vec(), tensor.data()))
    }

    /// A row of numbers.
    fn numbers(&self, name: &str, length: usize) -> Result<Vec<f32>, String> {
        let (shape, bytes) = self.tensor(name, Dtype::F32)?;
        if shape != [length] {
            return Err(format!("its tensor “{name}” has the shape {shape:?}, not [{length}]"));
        }
        let (fours, _) = bytes.as_chunks::<4>();
        let numbers: Vec<f32> = fours.iter().map(|four| f32::from_le_bytes(*four)).collect();
        match numbers.iter().all(|number| number.is_finite()) {
            true => Ok(numbers),
            false => Err(format!("its tensor “{name}” holds what is no number")),
        }
    }

    /// Rows of whole numbers, and the scale of each row.
    fn rows(&self, name: &str, rows: usize, width: usize) -> Result<Rows, String> {
        let (shape, bytes) = self.tensor(name, Dtype::I8)?;
        if shape != [rows, width] {
            return Err(format!("its tensor “{name}” has the shape {shape:?}, not [{rows}, {width}]"));
        }
        let scales = self.numbers(&format!("{name}.scale"), rows)?;
        Ok(Rows { width, bytes: bytes.iter().map(|&byte| byte as i8).collect(), scales })
    }

    fn layer(&self, name: &str, inputs: usize, outputs: Option<usize>) -> Result<Layer, String> {
        let (shape, _) = self.tensor(name, Dtype::I8)?;
        let outputs = outputs.or(shape.get(1).copied()).unwrap_or(0);
        if outputs == 0 || (outputs != 2 * MOST_SEATS && !outputs.is_multiple_of(LANES)) {
            return Err(format!(
                "its tensor “{name}” has the shape {shape:?}: widths are multiples of {LANES}"
            ));
        }
        let rows = self.rows(name, inputs, outputs)?;
        Ok(Layer { rows, bias: self.numbers(&format!("{name}.bias"), outputs)? })
    }
}
