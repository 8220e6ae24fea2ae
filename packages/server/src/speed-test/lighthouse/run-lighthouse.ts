import { startForwardProxy } from "../../kit/outbound/proxy.ts";
import type { Resolve } from "../../kit/outbound/target.ts";
import type { SpeedFigures } from "../speed-test.ts";
import type { LighthouseRun } from "./child-messages.ts";
import { sandboxWorks } from "./find-chromium.ts";
import { drawInChild, measureInChild, type Watching } from "./run-child.ts";

/** What the guarded proxy lets through. */
export type Reachable = {
  /** OUTBOUND_ALLOW. */
  allow?: string | undefined;
  /** Replaces the name servers in tests. */
  resolve?: Resolve | undefined;
};

type Here = Reachable & Watching & { chromium: string };

/**
 * Measures a page, loaded as on a phone, in a separate browser on this machine that can reach only the public internet.
 * @throws LighthouseError when the page cannot be measured in time; the signal's reason when that is aborted
 */
export function runLighthouse(url: string, here: Here): Promise<SpeedFigures> {
  return behindProxy(here, (run, watching) => measureInChild(url, run, watching));
}

/**
 * Draws a page in such a browser.
 * @returns its HTML after its scripts ran
 * @throws LighthouseError when the page cannot be drawn in time; the signal's reason when that is aborted
 */
export function drawHere(url: string, here: Here): Promise<string> {
  return behindProxy(here, (run, watching) => drawInChild(url, run, watching));
}

async function behindProxy<T>(
  { chromium, allow, resolve, ...watching }: Here,
  open: (run: LighthouseRun, watching: Watching) => Promise<T>,
): Promise<T> {
  const sandbox = await sandboxWorks(chromium);
  const proxy = await startForwardProxy({ allow, resolve });
  try {
    return await open({ chromium, sandbox, proxy: { host: "127.0.0.1", port: proxy.port } }, watching);
  } finally {
    await proxy.close();
  }
}
