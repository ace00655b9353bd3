//! Who asks, by address: the peer of the connection, or whoever a trusted proxy says it speaks for.
//!
//! A proxy adds the address of its own peer at the right end of `X-Forwarded-For`; whatever stands further left may have
//! been written by anybody. So the list is read from the right, over the proxies that are trusted, and the first other
//! address is the one that asks. From a peer that is not trusted both headers are taken away before anybody sees them.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use ipnet::IpNet;

use crate::identity::{Guests, Person};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The other end of the connection; every request of [`crate::net`] has it as an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub SocketAddr);

/// Who asks, as far as limits care.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Who, and how they want to read: a new guest if the cookie is none of ours.
    pub who: Person,
    /// The person, if the cookie is one of ours.
    pub person: Option<String>,
    /// The address; of IPv6 only the network, because whoever has one has all 2⁶⁴ addresses of it.
    pub address: IpAddr,
    /// Whether the way from the browser to here, or to the trusted proxy, is encrypted.
    pub secure: bool,
    /// What is looked at: path and query. Whoever changes something looks at nothing.
    pub here: String,
}

impl Default for Asker {
    fn default() -> Self {
        Self {
            who: Person::nobody(),
            person: None,
            address: Ipv6Addr::UNSPECIFIED.into(),
            secure: false,
            here: "/".to_owned(),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Asker {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or_default())
    }
}

/// The proxies that are believed.
#[derive(Clone, Debug)]
pub struct Trust(Vec<IpNet>);

impl Default for Trust {
    /// A proxy on the same machine.
    fn default() -> Self {
        let loopback = |ip: IpAddr, length| IpNet::new(ip, length).ok();
        Self(
            [loopback([127, 0, 0, 0].into(), 8), loopback(Ipv6Addr::LOCALHOST.into(), 128)]
                .into_iter()
                .flatten()
                .collect(),
        )
    }
}

impl Trust {
    /// Nobody.
    #[must_use]
    pub const fn nobody() -> Self {
        Self(Vec::new())
    }

    /// Reads addresses and networks with commas between them, such as `127.0.0.1,10.0.0.0/8`; `none` is nobody. The error is
    /// the part that is neither.
    pub fn parse(text: &str) -> Result<Self, String> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty() && *part != "none");
        let network = |part: &str| part.parse().ok().or_else(|| part.parse::<IpAddr>().ok().map(IpNet::from));
        parts.map(|part| network(part).ok_or_else(|| part.to_owned())).collect::<Result<_, _>>().map(Self)
    }

    /// Whether this address is a trusted proxy.
    #[must_use]
    pub fn holds(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// The address that asks through this peer. A list that ends before anybody who is not trusted, or that holds something
    /// else than addresses, leaves the last address that was understood.
    fn address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut asks = peer.to_canonical();
        let lines: Vec<&str> =
            headers.get_all(FORWARDED_FOR).iter().filter_map(|line| line.to_str().ok()).collect();
        for part in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
            if !self.holds(asks) {
                break;
            }
            let Some(before) = address(part.trim()) else { break };
            asks = before;
        }
        asks
    }

    /// Whether the last trusted proxy was reached through TLS. Where several stand in a row, the first one's word is leftmost,
    /// and whoever passes it on is trusted.
    fn secure(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let scheme = headers.get(FORWARDED_PROTO).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let first = scheme.split(',').next().unwrap_or_default();
        self.holds(peer) && first.trim().eq_ignore_ascii_case("https")
    }
}

/// An address as proxies write it: bare, or with a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse::<IpAddr>().ok().or_else(with_port).map(|address| address.to_canonical())
}

/// What counts as one address: an IPv4 address, or a network of 64 bits.
#[must_use]
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        v4 => v4,
    }
}

/// Finds out who asks; what only a trusted proxy may say is left only if one said it.
pub(crate) fn find(guests: &Guests, trust: &Trust, request: &mut Request) -> Asker {
    let peer = request.extensions().get::<Peer>().map_or(Ipv6Addr::UNSPECIFIED.into(), |peer| peer.0.ip());
    let who = guests.person(request.headers());
    let looks = request.method() == Method::GET;
    let asker = Asker {
        person: (!who.new).then(|| who.id.clone()),
        who,
        address: counted(trust.address(peer, request.headers())),
        secure: trust.secure(peer, request.headers()),
        here: request.uri().path_and_query().filter(|_| looks).map_or("/", PathAndQuery::as_str).to_owned(),
    };
    request.headers_mut().remove(FORWARDED_FOR);
    request.headers_mut().remove(FORWARDED_PROTO);
    if asker.secure {
        request.headers_mut().insert(FORWARDED_PROTO, HeaderValue::from_static("https"));
    }
    asker
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(trust: &str, peer: &str, lines: &[&'static str]) -> String {
        let lines = lines.iter().map(|line| (FORWARDED_FOR, HeaderValue::from_static(line)));
        let headers: HeaderMap = lines.collect();
        Trust::parse(trust).unwrap().address(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn the_list_is_read_from_the_right_over_trusted_proxies() {
        let trust = "127.0.0.0/8, ::1, 10.0.0.0/8";
        assert_eq!(asks(trust, "127.0.0.1", &["1.2.3.4"]), "1.2.3.4");
        assert_eq!(asks(trust, "127.0.0.1", &["6.6.6.6, 1.2.3.4, 10.0.0.7"]), "1.2.3.4");
        assert_eq!(asks(trust, "127.0.0.1", &["6.6.6.6", "1.2.3.4", "10.0.0.7"]), "1.2.3.4");
        assert_eq!(asks(trust, "9.9.9.9", &["1.2.3.4"]), "9.9.9.9", "not from a stranger");
        assert_eq!(asks(trust, "127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(
            asks(trust, "127.0.0.1", &["1.2.3.4, unknown"]),
            "127.0.0.1",
            "what is no address ends the list"
        );
        assert_eq!(asks(trust, "127.0.0.1", &["10.0.0.1, 10.0.0.2"]), "10.0.0.1");
        assert_eq!(asks(trust, "::ffff:127.0.0.1", &["1.2.3.4:5678"]), "1.2.3.4");
        assert_eq!(asks(trust, "::1", &["[2001:db8::1]:80"]), "2001:db8::1");
        assert_eq!(asks("none", "127.0.0.1", &["1.2.3.4"]), "127.0.0.1");
    }

    #[test]
    fn only_a_trusted_proxy_speaks_of_tls() {
        let headers = |scheme: &'static str| -> HeaderMap {
            [(FORWARDED_PROTO, HeaderValue::from_static(scheme))].into_iter().collect()
        };
        let trust = Trust::default();
        assert!(trust.secure([127, 0, 0, 1].into(), &headers("https")));
        assert!(trust.secure(Ipv6Addr::LOCALHOST.into(), &headers("HTTPS, http")));
        assert!(!trust.secure([127, 0, 0, 1].into(), &headers("http")));
        assert!(!trust.secure([1, 2, 3, 4].into(), &headers("https")));
        assert!(!trust.secure([127, 0, 0, 1].into(), &HeaderMap::new()));
    }

    #[test]
    fn a_list_of_proxies_says_what_is_wrong() {
        assert_eq!(Trust::parse("10.0.0.0/8,proxy").unwrap_err(), "proxy");
        assert_eq!(Trust::parse("10.0.0.0/40").unwrap_err(), "10.0.0.0/40");
        assert!(Trust::parse("").unwrap().0.is_empty() && Trust::parse("none").unwrap().0.is_empty());
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let counted = |text: &str| counted(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("::ffff:1.2.3.4"), "1.2.3.4");
        assert_eq!(counted("1.2.3.4"), "1.2.3.4");
    }
}
