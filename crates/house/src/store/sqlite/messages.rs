//! Messages in the file.

use super::super::Messages;
use super::Sqlite;

impl Messages for Sqlite {}
