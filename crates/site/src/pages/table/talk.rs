//! Watching, and talking: what the page has for them. What is said and who is there comes through the stream, and the script
//! (`static/play/talk.js`) puts it in its places.

use game::{Phrase, Seat, Turn, Words};
use house::company::{LONGEST, PHRASES};
use maud::{Markup, html};

use super::prompt::thinks;
use super::{TablePage, emblem};

/// How many watch, beside the menu.
pub(super) fn watchers(words: &Words) -> Markup {
    html! {
        span #watchers.watchers hidden title=(words.word("watchers")) {
            svg aria-hidden="true" { use href="#m-eye"; }
            b {} span.sr { " " (words.word("watchers")) }
        }
    }
}

/// What the script says: each with `#` where a number or a name goes.
pub(super) fn words(words: &Words) -> Markup {
    let counted = |id: &'static str| words.say(&Phrase::new(id).with("number", "#"));
    let named = |id: &'static str| words.say(&Phrase::new(id).with("name", "#"));
    html! {
        div #talkwords hidden data-here=(words.word("present-here"))
            data-away=(words.word("present-away")) data-away-min=(counted("present-away-min"))
            data-away-h=(counted("present-away-h")) data-away-d=(counted("present-away-d"))
            data-gone=(words.word("present-gone")) data-gone-min=(counted("present-gone-min"))
            data-gone-h=(counted("present-gone-h")) data-gone-d=(counted("present-gone-d"))
            data-told-here=(named("present-told-here")) data-told-away=(named("present-told-away")) data-told-gone=(named("present-told-gone"))
            data-report=(words.word("chat-report")) data-mute=(named("chat-mute")) data-unmute=(named("chat-unmute"))
            data-muted=(words.word("chat-muted")) data-watches=(words.word("chat-watches")) data-you=(words.word("sitter-you")) data-more=(named("chat-more")) {}
    }
}

/// What somebody reads who only watches: that they do, whose turn it is, how late they see it, and from whose place.
pub(super) fn watching(page: &TablePage<'_>) -> Markup {
    let say = |id: &'static str, seat: Seat| page.words.say(&Phrase::new(id).with("seat", seat));
    let scene = &page.scene;
    html! {
        span.seal { (page.say("seal-watching")) }
        p.prompt.say {
            (page.say("watching")) " "
            @if let Turn::Of(seat) = scene.turn {
                @if thinks(scene, seat) {
                    span.thinking { svg aria-hidden="true" { use href="#m-bot"; } } (say("prompt-thinks", seat))
                } @else { (say("prompt-waits", seat)) }
            }
            small {
                (page.say("watching-hands"))
                @if page.delay > 0 { " " (page.words.say(&Phrase::new("watching-late").with("count", i64::from(page.delay)))) }
            }
        }
        div.undo {
            span.sides role="group" aria-label=(page.say("seen-from")) {
                span.word aria-hidden="true" { (page.say("seen-from")) }
                @for player in scene.players {
                    button type="button" data-side=(player.seat) aria-pressed=(if scene.from == Some(player.seat) { "true" } else { "false" }) title=(player.name) {
                        (emblem(page.board, player.seat)) span.sr { (player.name) }
                    }
                }
            }
        }
    }
}

/// The two tabs above log and chat.
pub(super) fn tabs(page: &TablePage<'_>) -> Markup {
    html! {
        div.talktabs role="tablist" aria-label=(page.say("tabs")) {
            button type="button" role="tab" aria-selected="true" data-group="rail" data-tab="told" { (page.say("log")) }
            button type="button" role="tab" aria-selected="false" data-group="rail" data-tab="talk" {
                (page.say(if page.watching { "chat-watchers" } else { "chat" })) span.badge hidden {}
            }
        }
    }
}

/// The chat: what was said, quick phrases, a line to write.
pub(super) fn room(page: &TablePage<'_>) -> Markup {
    let over = page.ended.is_some();
    let hint = match (over, page.watching) {
        (true, _) => "chat-hint-over",
        (false, true) => "chat-hint-watchers",
        (false, false) => "chat-hint-players",
    };
    html! {
        section #talk.talk aria-label=(page.say("chat")) data-room=(if page.watching { "watchers" } else { "players" }) {
            ol #said tabindex="0" aria-label=(page.say("chat-said")) {}
            p.nothing { (page.say("chat-nothing")) }
            div.phrases role="group" aria-label=(page.say("chat-phrases")) {
                @for key in PHRASES {
                    button type="button" data-phrase=(key) { (page.say(&format!("phrase-{key}"))) }
                }
            }
            form #saying {
                input #say.field name="text" maxlength=(LONGEST) autocomplete="off" enterkeyhint="send" placeholder=(page.say("chat-write")) aria-label=(page.say("chat-write"));
                button type="submit" { (page.say("chat-send")) }
            }
            p.hint { (page.say(hint)) " " button.plain type="button" data-chat-off { (page.say("chat-hide")) } }
        }
    }
}

/// Sound, notifications and chat in the menu: the browser keeps them.
pub(super) fn preferences(page: &TablePage<'_>) -> Markup {
    let switch = |name: &str, sign: &str, word: &str| {
        html! {
            button.mi type="button" role="switch" data-prefer=(name) aria-checked="false" {
                svg aria-hidden="true" { use href=(sign); }
                span { (page.say(word)) }
                span.switch aria-hidden="true" { i {} }
            }
        }
    };
    html! {
        @if !page.watching && page.ended.is_none() { (switch("sound", "#m-sound", "sound-turn")) }
        @if page.chat { (switch("quiet", "#m-chat", "chat-hide")) }
        a.mi href="/me#signals" {
            svg aria-hidden="true" { use href="#m-bell"; } span { (page.say("signals")) small { (page.say("signals-menu")) } }
        }
    }
}
