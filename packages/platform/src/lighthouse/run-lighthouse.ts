import type { SpeedFigures } from "@agency/core/speed-test/speed-test";
import { startForwardProxy } from "../outbound/proxy.ts";
import type { Resolve } from "../outbound/resolve.ts";
import { sandboxWorks } from "./find-chromium.ts";
import { runChild, type Watching } from "./run-child.ts";

/** What the guarded proxy lets through. */
export type Reachable = {
  /** OUTBOUND_ALLOW. */
  allow?: string | undefined;
  /** Replaces the name servers in tests. */
  resolve?: Resolve | undefined;
};

/**
 * Measures a page, loaded as on a phone, in a separate browser on this machine that can reach only the public internet.
 * @throws LighthouseError when the page cannot be measured in time; the signal's reason when that is aborted
 */
export async function runLighthouse(
  url: string,
  { chromium, allow, resolve, ...watching }: Reachable & Watching & { chromium: string },
): Promise<SpeedFigures> {
  const sandbox = await sandboxWorks(chromium);
  const proxy = await startForwardProxy({ allow, resolve });
  try {
    return await runChild(url, { chromium, sandbox, proxy: { host: "127.0.0.1", port: proxy.port } }, watching);
  } finally {
    await proxy.close();
  }
}
