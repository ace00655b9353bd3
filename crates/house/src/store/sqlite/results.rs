//! Results in the file.

use super::super::Results;
use super::Sqlite;

impl Results for Sqlite {}
