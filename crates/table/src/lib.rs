//! One match being played, any game behind one face, and the line protocol.
