//! Messages in the database.

use super::super::Messages;
use super::Postgres;

impl Messages for Postgres {}
