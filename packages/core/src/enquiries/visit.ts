import type { Language } from "@agency/content/settings";

/** What comes with every form besides its own fields. */
export type Visit = {
  /** Of the page that the form stood on. */
  language: Language;
  /** Path of that page. */
  page?: string | null | undefined;
  city?: string | null | undefined;
  consent?: { notice: string } | undefined;
  marketing?: boolean | undefined;
  /** A field that people do not see: whoever fills it in is no person. */
  trap?: string | undefined;
  /** Milliseconds since the form was shown. */
  elapsed?: number | undefined;
};

/** Nobody reads and fills in a form in less time, in ms. */
const quickest = 2000;

/** Whether a form looks as if a program had sent it. A call that says nothing about itself is believed. */
export function looksAutomatic({ trap = "", elapsed }: Pick<Visit, "trap" | "elapsed">): boolean {
  return trap !== "" || (elapsed !== undefined && elapsed < quickest);
}
