import { isIPv6 } from "node:net";
import type { SpeedFigures } from "../speed-test.ts";

export type LighthouseRun = {
  chromium: string;
  /** Whether the browser's own sandbox works here. */
  sandbox: boolean;
  /** The guarded proxy, the browser's only way to the network; `host` is an address. */
  proxy: { host: string; port: number };
};

/** The task for the child process; its first and only message. */
export type LighthouseTask = LighthouseRun & {
  /** To measure how fast the page loads, or to draw it once. */
  job: "measure" | "draw";
  url: string;
  /** The browser's profile folder, initially empty. */
  profile: string;
};

/** A message from the child process. */
export type LighthouseReport =
  | { kind: "stage"; stage: "measuring" | "scoring" }
  | { kind: "figures"; figures: SpeedFigures }
  | { kind: "drawn"; html: string }
  | { kind: "failed"; reason: string };

/** The longest page that is drawn, in characters; the rest is cut off. */
export const longestDrawn = 2_000_000;

type Given = Pick<LighthouseTask, "proxy" | "profile" | "sandbox">;

/** Flags for a browser that loads an untrusted page: its own profile, headless, and all traffic through the proxy. */
export function chromiumFlags({ proxy, profile, sandbox }: Given): string[] {
  const proxyHost = isIPv6(proxy.host) ? `[${proxy.host}]` : proxy.host;
  return [
    "--headless=new",
    // The browser's own sandbox works neither in usual containers nor as root. decisions/017 describes what contains it then.
    ...(sandbox ? [] : ["--no-sandbox"]),
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
    // Sends everything through the proxy, including loopback addresses. The proxy resolves names, the browser does not.
    `--proxy-server=http://${proxyHost}:${proxy.port}`,
    "--proxy-bypass-list=<-loopback>",
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${proxyHost}`,
    "--disable-quic",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-features=Translate,MediaRouter,OptimizationHints,DialMediaRouteProvider,AsyncDns,WebRtcHideLocalIpsWithMdns",
    "--js-flags=--max-old-space-size=512",
  ];
}

/** How long a page's own clock may run while it is drawn, in ms. Waiting for the network does not count. */
const virtualTime = 10_000;

/** Flags for a browser that draws a page once, writes it as HTML, and exits. */
export function dumpFlags({ url, ...given }: Given & Pick<LighthouseTask, "url">): string[] {
  return [...chromiumFlags(given), "--dump-dom", `--virtual-time-budget=${virtualTime}`, url];
}

/** Flags for a browser that waits for Lighthouse. */
export function debuggedFlags(given: Given): string[] {
  return [...chromiumFlags(given), "--remote-debugging-port=0", "about:blank"];
}
