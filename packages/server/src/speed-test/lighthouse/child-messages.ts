import type { SpeedFigures } from "../speed-test.ts";

/** What to open a page with. */
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
