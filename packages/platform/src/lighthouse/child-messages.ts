import type { SpeedFigures } from "@agency/core/speed-test/speed-test";

/** The task for the child process; its first and only message. */
export type LighthouseTask = {
  url: string;
  chromium: string;
  /** Port of the loopback proxy, the browser's only way to the network. */
  proxyPort: number;
  /** The browser's profile folder, initially empty. */
  profile: string;
};

/** A message from the child process. */
export type LighthouseReport =
  | { kind: "stage"; stage: "measuring" | "scoring" }
  | { kind: "figures"; figures: SpeedFigures }
  | { kind: "failed"; reason: string };
