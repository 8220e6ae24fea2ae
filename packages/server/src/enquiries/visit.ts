import type { Language } from "@agency/content/settings";

/** Sent with every form besides its own fields. */
export type Visit = {
  /** Language of the page with the form. */
  language: Language;
  /** Path of that page. */
  page?: string | null | undefined;
  city?: string | null | undefined;
  consent?: { notice: string } | undefined;
  marketing?: boolean | undefined;
  /** Honeypot: a field that people do not see, so only programs fill it in. */
  trap?: string | undefined;
  /** Milliseconds since the form was shown. */
  elapsed?: number | undefined;
};

/** Minimum time for a person to read and fill in a form, in ms. */
const quickest = 2000;

/** Whether a form looks automatic. A request without these fields is trusted. */
export function looksAutomatic({ trap = "", elapsed }: Pick<Visit, "trap" | "elapsed">): boolean {
  return trap !== "" || (elapsed !== undefined && elapsed < quickest);
}
