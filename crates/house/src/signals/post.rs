//! One request to one address. The address is looked up, checked, and then exactly that one is connected to, so that a name
//! cannot lead elsewhere the second time. Nothing is followed, nothing of the answer but its status is read, and every wait has
//! an end.

use std::sync::Arc;
use std::time::Duration;

use hyper::Request;
use hyper::client::conn::http1;
use hyper::header::{CONNECTION, CONTENT_TYPE, HOST, HeaderName, USER_AGENT};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::Url;

use super::reach::{Reach, Unreached};

/// So long the whole of it may take.
const LONGEST: Duration = Duration::from_secs(10);
/// So long a connection may take.
const CONNECTING: Duration = Duration::from_secs(4);

/// Where the signature stands.
pub const SIGNATURE: HeaderName = HeaderName::from_static("palatine-signature");

/// Sends requests.
pub struct Post {
    reach: Reach,
    tls: Option<TlsConnector>,
}

impl Post {
    /// Which reaches so far.
    #[must_use]
    pub fn new(reach: Reach) -> Self {
        let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map(|config| config.with_root_certificates(roots).with_no_client_auth());
        Self { reach, tls: config.ok().map(|config| TlsConnector::from(Arc::new(config))) }
    }

    /// Sends a body of JSON; gives the status of the answer.
    pub async fn send(&self, address: &str, signature: &str, body: String) -> Result<u16, Unreached> {
        // What was allowed when it was written may not be so any more.
        let url = self.reach.read(address)?;
        let sent = tokio::time::timeout(LONGEST, self.exchange(&url, signature, body)).await;
        sent.unwrap_or(Err(Unreached::Silent))
    }

    async fn exchange(&self, url: &Url, signature: &str, body: String) -> Result<u16, Unreached> {
        let addresses = self.reach.look_up(url).await?;
        let mut stream = None;
        for address in addresses.into_iter().take(2) {
            if let Ok(Ok(open)) = tokio::time::timeout(CONNECTING, TcpStream::connect(address)).await {
                stream = Some(open);
                break;
            }
        }
        let stream = stream.ok_or(Unreached::Silent)?;
        let host = url.host_str().ok_or(Unreached::NoAddress)?;
        if url.scheme() == "http" {
            return request(stream, url, signature, body).await;
        }
        let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned());
        let name = name.map_err(|_| Unreached::NoAddress)?;
        let tls = self.tls.as_ref().ok_or(Unreached::Silent)?;
        let stream = tls.connect(name, stream).await.map_err(|_| Unreached::Silent)?;
        request(stream, url, signature, body).await
    }
}

async fn request<S>(stream: S, url: &Url, signature: &str, body: String) -> Result<u16, Unreached>
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
{
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let request = Request::post(path)
        .header(HOST, host)
        .header(CONTENT_TYPE, "application/json")
        .header(USER_AGENT, concat!("palatine/", env!("CARGO_PKG_VERSION")))
        .header(CONNECTION, "close")
        .header(SIGNATURE, signature)
        .body(body)
        .map_err(|_| Unreached::NoAddress)?;
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|_| Unreached::Silent)?;
    let running = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    // The answer's body is nobody's business.
    running.abort();
    answer.map(|answer| answer.status().as_u16()).map_err(|_| Unreached::Silent)
}
