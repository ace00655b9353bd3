//! Who somebody is: a guest who keeps their games, comes back on another device, sees and ends what is signed in, and goes.

use serde_json::json;

use super::house::House;
use super::screen::{Driver, Screen};
use super::{barriers_in_any_light, visit};

/// What a page says in one language.
struct Says {
    lang: &'static str,
    guest: &'static str,
    saved: &'static str,
    along: &'static str,
    wrong: &'static str,
    former: &'static str,
}

const ENGLISH: Says = Says {
    lang: "en",
    guest: "guest",
    saved: "Saved",
    along: "come along",
    wrong: "Nobody here has this name",
    former: "former player",
};
const ITALIAN: Says = Says {
    lang: "it",
    guest: "ospite",
    saved: "Salvato",
    along: "entrano nell'account",
    wrong: "Nessuno qui ha questo nome",
    former: "chi giocava",
};

/// Writes into a field, instead of what is there.
async fn fill(screen: &Screen, css: &str, text: &str) {
    screen.ask_about("document.querySelector(it).select(); return true", json!(css)).await;
    screen.type_into(css, text).await;
}

async fn page_with(screen: &Screen, what: &str, text: &str) {
    let script = "return document.readyState === 'complete' && document.body.innerText.includes(it)";
    let found = screen.until_at_most(super::screen::PATIENCE, script, json!(text)).await;
    assert!(found.is_some(), "{what}: no “{text}”\n{}", screen.report().await);
}

/// The name in the header, as everybody reads it who can see it all.
async fn header(screen: &Screen) -> String {
    screen.text("return all('.top .me .wide').map(e => e.textContent).join(' ')").await
}

/// A page fits: nothing runs out of it to the side.
async fn fits(screen: &Screen, what: &str) {
    let wide = screen.ask("return [document.documentElement.scrollWidth, innerWidth]").await;
    assert!(wide[0].as_f64() <= wide[1].as_f64(), "{what} is too wide: {wide}");
    let barriers = barriers_in_any_light(screen, what).await;
    assert!(barriers.is_empty(), "{}", barriers.join("\n"));
}

/// From now on it is a phone, if it is to be one: the form of a new table was filled in with a mouse.
async fn become_phone(screen: &Screen, phone: bool) {
    if phone {
        screen.phone(390, 844).await;
    }
}

async fn another(driver: &Driver, house: &House, says: &Says) -> Screen {
    let screen = driver.screen().await;
    screen.open(&house.at(&format!("/?lang={}", says.lang))).await;
    screen
}

async fn from_guest_to_second_device(says: Says, phone: bool) {
    visit(House::open(), async |house, driver, me| {
        me.open(&house.at(&format!("/?lang={}", says.lang))).await;
        assert!(header(me).await.ends_with(says.guest), "{}", header(me).await);
        me.new_table(house, &["me", "open"], "seat-1").await;
        let table = me.address().await;
        become_phone(me, phone).await;

        // Somebody else sits there and looks on while the name changes.
        let friend = another(driver, house, &says).await;
        friend.open(&table).await;
        friend.click("[data-post=join]").await;
        friend.until("a seat", "return byId('live').dataset.seat === '2'").await;
        friend.mark().await;
        me.open(&house.at("/me")).await;
        fits(me, "the settings of a guest").await;
        me.shot(&format!("me-guest-{}", says.lang)).await;
        fill(me, "#name-field", "Tullia <b>").await;
        me.click("#name button").await;
        page_with(me, "the name is saved", says.saved).await;
        page_with(&friend, "the name at the table, at once", "Tullia <b>").await;
        friend.still_marked().await;

        // An account, by a password.
        fill(me, "#keep-name", "Livia").await;
        me.type_into("#keep-password", "short").await;
        me.type_into("#keep-password", " sentence").await;
        me.click("form.way [value=password]").await;
        me.until("the account", "return location.search === '?kept=1' && !byId('keep-name')").await;
        assert_eq!(header(me).await.trim(), "Livia");
        page_with(&friend, "the account's name at the table", "Livia").await;
        fits(me, "the settings of an account").await;
        me.shot(&format!("me-account-{}", says.lang)).await;

        // Another device, with a game of its own: it comes along.
        let second = another(driver, house, &says).await;
        second.new_table(house, &["me", "bot"], "seat-1").await;
        let own = second.address().await;
        become_phone(&second, !phone).await;
        second.open(&house.at("/sign-in")).await;
        page_with(&second, "what becomes of the game", says.along).await;
        second.type_into("#sign-name", "LIVIA").await;
        second.type_into("#sign-password", "wrong sentence").await;
        second.click("form button.primary").await;
        page_with(&second, "that it is wrong", says.wrong).await;
        fits(&second, "a sign-in that was wrong").await;
        second.shot(&format!("sign-in-{}", says.lang)).await;
        second.type_into("#sign-password", "short sentence").await;
        second.click("form button.primary").await;
        second.until("home", "return location.pathname === '/'").await;
        assert_eq!(header(&second).await.trim(), "Livia");
        second.open(&table).await;
        second.until("my seat", "return byId('live').dataset.seat === '1'").await;
        me.open(&own).await;
        me.until("the other device's game", "return byId('live').dataset.seat === '1'").await;

        // Where I am signed in: the other one is ended, at once, also where it only looks on.
        me.open(&house.at("/me")).await;
        assert_eq!(me.ask("return all('#where .mark').length").await, json!(1));
        me.click("#where [name=session]:not([value=others])").await;
        me.until("that it ended", "return location.search === '?ended=1'").await;
        second.until("nobody's seat any more", "return !byId('live').dataset.seat").await;
        second.open(&house.at("/me")).await;
        assert!(header(&second).await.ends_with(says.guest));

        // A recovery link: shown once, and it opens the account there.
        me.click("form[action='/me/link'] button").await;
        let link = me.until("the link", "return byId('link') && byId('link').value").await;
        me.shot(&format!("me-link-{}", says.lang)).await;
        fits(me, "the settings with a link").await;
        me.open(&house.at("/me")).await;
        assert!(me.says("return !byId('link')").await, "once");
        second.open(link.as_str().unwrap()).await;
        fits(&second, "a recovery link").await;
        second.click("form button.primary").await;
        second.until("home", "return location.pathname === '/'").await;
        assert_eq!(header(&second).await.trim(), "Livia");
        let complaints = second.complaints().await;
        // That a password was wrong the browser notes too.
        assert!(complaints.iter().all(|line| line.contains("/sign-in")), "{complaints:#?}");
        second.close().await;
        friend.close().await;
    })
    .await;
}

#[tokio::test]
async fn from_guest_to_account_to_second_device() {
    from_guest_to_second_device(ENGLISH, false).await;
}

#[tokio::test]
async fn from_guest_to_account_to_second_device_in_italian_on_a_phone() {
    from_guest_to_second_device(ITALIAN, true).await;
}

async fn account_is_deleted(says: Says, phone: bool) {
    visit(House::open(), async |house, driver, me| {
        me.open(&house.at(&format!("/?lang={}", says.lang))).await;
        me.new_table(house, &["me", "open"], "seat-1").await;
        let table = me.address().await;
        become_phone(me, phone).await;
        me.open(&house.at("/me")).await;
        fill(me, "#link-name", "Cornelia").await;
        me.click("form.way [value=link]").await;
        me.until("the link", "return byId('link') && byId('link').value").await;
        let friend = another(driver, house, &says).await;
        friend.open(&table).await;
        friend.click("[data-post=join]").await;
        page_with(&friend, "the name", "Cornelia").await;

        // A report, from the menu of the table.
        friend.open(&house.at(&format!("/report?table={}", table.rsplit('/').next().unwrap()))).await;
        page_with(&friend, "whom it is about", "Cornelia").await;
        friend.type_into("#report-why", "<script>alert(1)</script>").await;
        fits(&friend, "a report").await;
        friend.shot(&format!("report-{}", says.lang)).await;
        friend.click("form button.primary").await;
        friend.until("thanks", "return Boolean(document.querySelector('.lead[role=status]'))").await;
        friend.open(&table).await;
        friend.mark().await;

        me.open(&house.at("/me")).await;
        me.click("#data summary").await;
        me.click("#data .sure input").await;
        me.shot(&format!("me-delete-{}", says.lang)).await;
        me.click("#data form button").await;
        me.until("home", "return location.pathname === '/'").await;
        assert!(header(me).await.ends_with(says.guest), "a guest again");
        page_with(&friend, "a name that says nothing", says.former).await;
        assert!(friend.says("return !document.documentElement.outerHTML.includes('Cornelia')").await);
        friend.still_marked().await;
        me.open(&table).await;
        me.until("a stranger's look", "return byId('live') && !byId('live').dataset.seat").await;
        friend.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_account_is_deleted() {
    account_is_deleted(ENGLISH, false).await;
}

#[tokio::test]
async fn an_account_is_deleted_in_italian_on_a_phone() {
    account_is_deleted(ITALIAN, true).await;
}
