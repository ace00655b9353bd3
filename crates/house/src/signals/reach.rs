//! Which addresses the house calls: those that everybody on the Internet can reach, and no others. A person who could make the
//! house speak to its own network would have a foot inside (server-side request forgery).

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use url::{Host, Url};

/// Which addresses may be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Public ones.
    #[default]
    Public,
    /// Any: for tests, whose receivers are on this machine. No setting of the program leads here.
    Anywhere,
}

/// Why a call did not arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreached {
    /// That is no address we call: not `http` or `https`, a password in it, a port of another service.
    NoAddress,
    /// There is no such host.
    NoHost,
    /// It leads into a private network, or to this machine.
    Private,
    /// Nobody answers.
    Silent,
    /// Whoever answers does not say success; nor does one that leads elsewhere.
    Refused,
}

impl Unreached {
    /// The message that says so.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoAddress => "hook-no-address",
            Self::NoHost => "hook-no-host",
            Self::Private => "hook-private",
            Self::Silent => "hook-silent",
            Self::Refused => "hook-refused",
        }
    }
}

/// The most characters of an address.
pub const LONGEST: usize = 500;

impl Reach {
    /// Reads an address that a person wrote. Numbers in odd spellings become what they are; a host is looked up only when it is
    /// called.
    pub fn read(self, text: &str) -> Result<Url, Unreached> {
        let url = Url::parse(text.trim()).map_err(|_| Unreached::NoAddress)?;
        let port = url.port_or_known_default().ok_or(Unreached::NoAddress)?;
        let plain = ["http", "https"].contains(&url.scheme())
            && url.username().is_empty()
            && url.password().is_none()
            && url.as_str().len() <= LONGEST
            && (port == 80 || port == 443 || port >= 1024);
        if !plain {
            return Err(Unreached::NoAddress);
        }
        match url.host().ok_or(Unreached::NoAddress)? {
            Host::Ipv4(ip) if !self.allows(ip.into()) => Err(Unreached::Private),
            Host::Ipv6(ip) if !self.allows(ip.into()) => Err(Unreached::Private),
            Host::Domain(name) if self == Self::Public && is_local(name) => Err(Unreached::Private),
            _ => Ok(url),
        }
    }

    /// The addresses of a host, looked up now. If one of them is not allowed, none is.
    pub async fn look_up(self, url: &Url) -> Result<Vec<SocketAddr>, Unreached> {
        let port = url.port_or_known_default().ok_or(Unreached::NoAddress)?;
        let found: Vec<SocketAddr> = match url.host().ok_or(Unreached::NoAddress)? {
            Host::Ipv4(ip) => vec![SocketAddr::new(ip.into(), port)],
            Host::Ipv6(ip) => vec![SocketAddr::new(ip.into(), port)],
            Host::Domain(name) => {
                tokio::net::lookup_host((name, port)).await.map_err(|_| Unreached::NoHost)?.collect()
            }
        };
        if found.is_empty() {
            return Err(Unreached::NoHost);
        }
        if found.iter().all(|address| self.allows(address.ip())) {
            Ok(found)
        } else {
            Err(Unreached::Private)
        }
    }

    fn allows(self, ip: IpAddr) -> bool {
        self == Self::Anywhere || is_public(ip)
    }
}

/// Names that mean this machine or this network, whatever they are looked up as.
fn is_local(name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let last = name.rsplit('.').next().unwrap_or_default();
    !name.contains('.') || ["localhost", "local", "internal", "lan", "home", "arpa"].contains(&last)
}

/// Whether an address is one of the public Internet. An IPv6 address that stands for one of IPv4 is as public as that.
#[must_use]
pub fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let reserved = a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19));
    !(reserved
        || ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_multicast()
        || ip.is_documentation())
}

/// Of IPv6 only what is given out to everybody (2000::/3), without tunnels and what is set aside for documents and tests.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    // Addresses of IPv4 behind a translator.
    if (a, b) == (0x64, 0xff9b) && ip.segments()[2..6] == [0; 4] {
        return is_public_v4(Ipv4Addr::from_bits((ip.to_bits() & 0xffff_ffff) as u32));
    }
    let tunnelled = a == 0x2002 || (a == 0x2001 && b < 0x0200);
    let documents = (a == 0x2001 && b == 0x0db8) || (a == 0x3fff && b < 0x1000);
    a & 0xe000 == 0x2000 && !tunnelled && !documents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_called() {
        let public =
            ["1.1.1.1", "8.8.8.8", "93.184.216.34", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"];
        for ip in public {
            assert!(is_public(ip.parse().unwrap()), "{ip}");
        }
        let private = [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:a00:1::1",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ];
        for ip in private {
            assert!(!is_public(ip.parse().unwrap()), "{ip}");
        }
    }

    #[test]
    fn an_address_is_read_for_what_it_is() {
        for good in [
            "https://a.example/hook?x=1",
            "http://a.example:8080/",
            " https://münchen.example/ ",
            "https://1.1.1.1",
        ] {
            assert!(Reach::Public.read(good).is_ok(), "{good}");
        }
        for odd in [
            "",
            "a.example",
            "ftp://a.example/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "https://u:p@a.example/",
            "https://u@a.example/",
            "http://a.example:25/",
            "http://a.example:22/",
            "https://",
            &format!("https://a.example/{}", "x".repeat(600)),
        ] {
            assert_eq!(Reach::Public.read(odd), Err(Unreached::NoAddress), "{odd}");
        }
        for private in [
            "http://127.0.0.1/",
            "http://0x7f.1/",
            "http://2130706433/",
            "http://0177.0.0.1/",
            "http://[::1]/",
            "http://[::ffff:7f00:1]/",
            "http://localhost/",
            "http://LOCALHOST.:8080/",
            "http://a.localhost/",
            "http://printer/",
            "http://box.local/",
            "http://meta.internal/",
            "http://169.254.169.254/latest/",
            "http://①②⑦.0.0.1/",
        ] {
            assert_eq!(Reach::Public.read(private), Err(Unreached::Private), "{private}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_followed() {
        // Looked up through the system: the name of this machine itself leads to itself.
        let url = Url::parse("http://localhost:8080/").unwrap();
        assert_eq!(Reach::Public.look_up(&url).await, Err(Unreached::Private));
        assert!(Reach::Anywhere.look_up(&url).await.is_ok_and(|all| all.iter().all(|at| at.port() == 8080)));
    }
}
