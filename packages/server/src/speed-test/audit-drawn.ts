import { collectEvidence, type Fetching, type Reading } from "../audit/collect-evidence.ts";
import type { Clock } from "../kit/clock.ts";
import type { AuditDrawn } from "./run-speed-test.ts";

type Dependencies = {
  clock: Clock;
  /** The fetches of one audit. */
  fetching: () => Fetching;
  reading: Reading;
  /** Reads a page as a browser draws it, after its scripts ran. */
  draw: (url: string, signal: AbortSignal) => Promise<string>;
};

/** Audits a page as a browser draws it. Its files, its headers and what link previews read are judged as sent. */
export function auditDrawn({ clock, fetching, reading, draw }: Dependencies): AuditDrawn {
  return async (url, { reach, signal }) => {
    await reach("opening");
    const evidence = await collectEvidence({ clock, fetching: fetching(), reading }, url);
    await reach("measuring");
    const drawn = await draw(evidence.page.url, signal);
    return { finalUrl: evidence.page.url, result: await reading.audit({ ...evidence, drawn }) };
  };
}
