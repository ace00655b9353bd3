//! Results in the database.

use super::super::Results;
use super::Postgres;

impl Results for Postgres {}
