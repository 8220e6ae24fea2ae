/** How the browser is started that loads a stranger's page: alone, without a window, and with one way out. */
export function chromiumFlags({ proxyPort, profile }: { proxyPort: number; profile: string }): string[] {
  return [
    "--headless=new",
    // In containers the browser's own sandbox cannot be built. What holds it instead: decisions/017.
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
    // Everything goes through the proxy, addresses of this machine included; names are looked up there, not here.
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
