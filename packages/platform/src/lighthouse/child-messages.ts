import type { SpeedFigures } from "@agency/core/speed-test/speed-test";

/** What the child is asked to do; its first and only message. */
export type LighthouseTask = {
  url: string;
  chromium: string;
  /** Of the proxy on loopback: the browser's one way out. */
  proxyPort: number;
  /** An empty folder of its own. */
  profile: string;
};

/** What the child tells. */
export type LighthouseReport =
  | { kind: "stage"; stage: "measuring" | "scoring" }
  | { kind: "figures"; figures: SpeedFigures }
  | { kind: "failed"; reason: string };
