//! What goes on beside the boards: people who have the lobby open, and people who talk.

use std::rc::Rc;
use std::time::Duration;

use super::http::Caller;
use super::play::{Club, Phase};

/// What players say, one after the other.
const PHRASES: [&str; 4] = ["hello", "luck", "played", "thanks"];

/// Whoever has no stream tries again after this.
const AGAIN: Duration = Duration::from_millis(200);

/// Somebody says something at a table.
pub(super) async fn say(club: &Club, caller: &mut Caller, path: &str, number: usize) {
    let phrase = PHRASES[number % PHRASES.len()];
    let said = caller.post(&format!("{path}/say"), &format!("room=players&phrase={phrase}")).await;
    match said {
        Ok(answer) if answer.status == 204 => {
            if club.phase() == Phase::Measuring {
                club.tally.borrow_mut().said += 1;
            }
        }
        Ok(answer) => club.error(format!("say {}", answer.status)),
        Err(error) => club.error(format!("say: {}", error.kind())),
    }
}

/// Somebody has the lobby open from the first stream to the end.
pub(super) async fn lobby(club: Rc<Club>, number: usize) {
    let mut order = club.order.clone();
    if order.wait_for(|order| order.phase >= Phase::Opening).await.is_err() {
        return;
    }
    let Some(caller) = club.guest(number).await else { return };
    while club.phase() < Phase::Ended {
        let mut events = match caller.stream("/lobby/live").await {
            Ok(Ok(events)) => events,
            Ok(Err(status)) => {
                club.error(format!("lobby {status}"));
                tokio::time::sleep(AGAIN).await;
                continue;
            }
            Err(error) => {
                club.error(format!("lobby: {}", error.kind()));
                tokio::time::sleep(AGAIN).await;
                continue;
            }
        };
        loop {
            let came = tokio::select! {
                came = events.next() => came,
                _ = order.wait_for(|order| order.phase >= Phase::Ended) => return,
            };
            match came {
                Ok(_) if club.phase() == Phase::Measuring => club.tally.borrow_mut().lists += 1,
                Ok(_) => {}
                // When all go home, so does the node.
                Err(_) if club.phase() >= Phase::Draining => return,
                Err(_) => {
                    club.error("lobby lost");
                    break;
                }
            }
        }
    }
}
