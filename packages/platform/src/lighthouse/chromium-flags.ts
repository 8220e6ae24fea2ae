/** Flags for a browser that loads an untrusted page: its own profile, headless, and all traffic through the proxy. */
export function chromiumFlags({ proxyPort, profile }: { proxyPort: number; profile: string }): string[] {
  return [
    "--headless=new",
    // The browser's own sandbox does not work in containers. decisions/017 describes what contains it instead.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--disable-breakpad",
    "--disable-crash-reporter",
    "--mute-audio",
    "--metrics-recording-only",
    `--user-data-dir=${profile}`,
    "--remote-debugging-port=0",
    // Sends everything through the proxy, including loopback addresses. The proxy resolves names, the browser does not.
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-quic",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-features=Translate,MediaRouter,OptimizationHints,DialMediaRouteProvider,AsyncDns,WebRtcHideLocalIpsWithMdns",
    "--js-flags=--max-old-space-size=512",
    "about:blank",
  ];
}
