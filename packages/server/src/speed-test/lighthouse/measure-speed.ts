import type { Logger } from "pino";
import { readAddresses } from "@agency/model/web-address";
import { refusals } from "../../audit/collect-evidence.ts";
import { isChallenge } from "../../audit/facts/challenge.ts";
import { readPage } from "../../audit/page/read-page.ts";
import { openFirst } from "../../kit/outbound/open-first.ts";
import { OutboundError, siteError, SiteError } from "../../kit/outbound/outbound-error.ts";
import { type FetchedText, type Outbound, outbound } from "../../kit/outbound/outbound.ts";
import { startForwardProxy } from "../../kit/outbound/proxy.ts";
import type { MeasureSpeed } from "../run-speed-test.ts";
import { timeFromServer } from "../server-timing.ts";
import type { SpeedFigures, SpeedTestStage } from "../speed-test.ts";
import { askService, type Reachable, type SpeedTestService, askToDraw } from "./ask-service.ts";
import type { LighthouseRun } from "./child-task.ts";
import { sandboxWorks } from "./find-chromium.ts";
import { drawInChild, lighthouseDeadline, measureInChild, type Watching, LighthouseError } from "./run-child.ts";

type Here = Reachable & Watching & { chromium: string };

/**
 * Measures a page, loaded as on a phone, in a separate browser on this machine that can reach only the public internet.
 * @throws LighthouseError when the page cannot be measured in time; the signal's reason when that is aborted
 */
export function runLighthouse(url: string, here: Here): Promise<SpeedFigures> {
  return behindProxy(here, (run, watching) => measureInChild(url, run, watching));
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

type Browser = Reachable & {
  /** Path of the browser; null when there is none here. */
  chromium: Promise<string | null>;
  /** Runs the browser elsewhere. */
  service?: SpeedTestService | null;
  /** Timeout of one run of the browser, in ms. */
  deadline?: number;
};

/**
 * Measures a page with Lighthouse, or from the server without a browser, or when the browser cannot load the page. The page
 * is fetched once before, so that a page that cannot be tested is reported at once, with the reason.
 */
export function measureSpeed({
  chromium,
  service = null,
  allow,
  resolve,
  deadline = lighthouseDeadline,
  log,
}: Browser & { log: Pick<Logger, "warn"> }): MeasureSpeed {
  const client = outbound({ allow, resolve, limits: { perAsker: 8 } });
  return async (url, { reach, signal }) => {
    await reach("opening");
    const { address, page } = await openFirst(readAddresses(url), (each) => openPage(client, each, signal));
    const browser = await chromium;
    if (service || browser) {
      const reached = (stage: SpeedTestStage) => void reach(stage).catch(() => undefined);
      const watching = { signal, reach: reached, deadline };
      try {
        if (service) return await askService(address, { service, allow, resolve, ...watching });
        if (browser) return await runLighthouse(address, { chromium: browser, allow, resolve, ...watching });
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

type Opened = { address: string; page: FetchedText };

async function openPage(client: Outbound, address: string, signal: AbortSignal): Promise<Opened> {
  try {
    const page = await client.fetchPage(address, { signal });
    const isTurnedAway = refusals.includes(page.status) || isChallenge(page, readPage(page.text));
    if (isTurnedAway) throw new SiteError("turned_away");
    if (page.status >= 400) throw new SiteError("error_status");
    return { address, page };
  } catch (error) {
    throw (error instanceof OutboundError && siteError(error)) || error;
  }
}

/**
 * Reads a page as a browser draws it, after its scripts ran.
 * @returns its HTML
 * @throws SiteError unreadable when it cannot be drawn in time; LighthouseError without a browser
 */
export async function drawPage(
  url: string,
  { chromium, service = null, signal, ...reachable }: Browser & { signal: AbortSignal },
): Promise<string> {
  const options = { ...reachable, signal, reach: () => undefined };
  const browser = await chromium;
  if (!service && !browser) throw new LighthouseError("There is no browser");
  try {
    return service
      ? await askToDraw(url, { ...options, service })
      : await behindProxy({ ...options, chromium: browser ?? "" }, (run, watching) => drawInChild(url, run, watching));
  } catch (error) {
    signal.throwIfAborted();
    throw new SiteError("unreadable", { cause: error });
  }
}
