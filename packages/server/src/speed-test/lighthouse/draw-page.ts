import { SiteError } from "../../kit/outbound/outbound-error.ts";
import { askToDraw, type SpeedTestService } from "./ask-service.ts";
import { LighthouseError } from "./lighthouse-error.ts";
import { drawHere, type Reachable } from "./run-lighthouse.ts";

type Options = Reachable & {
  /** Path of the browser; null when there is none here. */
  chromium: Promise<string | null>;
  /** Runs the browser elsewhere. */
  service?: SpeedTestService | null;
};

/**
 * Reads a page as a browser draws it, after its scripts ran.
 * @returns its HTML
 * @throws SiteError unreadable when it cannot be drawn in time; LighthouseError when there is no browser
 */
export async function drawPage(
  url: string,
  { chromium, service = null, signal, ...reachable }: Options & { signal: AbortSignal },
): Promise<string> {
  const options = { ...reachable, signal, reach: () => undefined };
  const browser = await chromium;
  if (!service && !browser) throw new LighthouseError("There is no browser");
  try {
    return service
      ? await askToDraw(url, { ...options, service })
      : await drawHere(url, { ...options, chromium: browser ?? "" });
  } catch (error) {
    signal.throwIfAborted();
    throw new SiteError("unreadable", { cause: error });
  }
}
