import type { Logger } from "pino";
import { OutboundError, siteError, SiteError } from "../../kit/outbound/outbound-error.ts";
import { type FetchedText, type Outbound, outbound } from "../../kit/outbound/outbound.ts";
import type { MeasureSpeed } from "../run-speed-test.ts";
import type { SpeedTestStage } from "../speed-test.ts";
import { askService, type SpeedTestService } from "./ask-service.ts";
import { type Reachable, runLighthouse } from "./run-lighthouse.ts";
import { timeFromServer } from "./server-timing.ts";

type Options = Reachable & {
  /** Path of the browser; null when there is none here. */
  chromium: Promise<string | null>;
  /** Runs the browser elsewhere. */
  service?: SpeedTestService | null;
  log: Pick<Logger, "warn">;
};

/**
 * Measures a page with Lighthouse, or from the server when there is no browser or the browser cannot load the page. The page
 * is fetched once before, so that a page that cannot be tested is reported at once, with the reason.
 */
export function measureSpeed({ chromium, service = null, allow, resolve, log }: Options): MeasureSpeed {
  const client = outbound({ allow, resolve, limits: { perAsker: 8 } });
  return async (url, { reach, signal }) => {
    await reach("opening");
    const page = await openPage(client, url, signal);
    const browser = await chromium;
    if (service || browser) {
      const watching = { signal, reach: (stage: SpeedTestStage) => void reach(stage).catch(() => undefined) };
      try {
        if (service) return await askService(url, { service, allow, resolve, ...watching });
        if (browser) return await runLighthouse(url, { chromium: browser, allow, resolve, ...watching });
      } catch (error) {
        signal.throwIfAborted();
        log.warn({ reason: error instanceof Error ? error.message : "" }, "Lighthouse could not measure a page");
      }
    }
    await reach("measuring");
    const figures = await timeFromServer(page, client, signal);
    await reach("scoring");
    return figures;
  };
}

async function openPage(client: Outbound, url: string, signal: AbortSignal): Promise<FetchedText> {
  try {
    const page = await client.fetchPage(url, { signal });
    if (page.status >= 400) throw new SiteError("error_status");
    return page;
  } catch (error) {
    throw (error instanceof OutboundError && siteError(error)) || error;
  }
}
