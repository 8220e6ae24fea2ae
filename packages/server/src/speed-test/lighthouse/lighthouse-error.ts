/** Lighthouse has no figures for a page. */
export class LighthouseError extends Error {
  override name = "LighthouseError";
}
