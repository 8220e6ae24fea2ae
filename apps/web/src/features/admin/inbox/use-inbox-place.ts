import { useSearchParams } from "react-router";
import type { EnquiryFilter, EnquiryKind } from "@agency/contracts/enquiries/schemas";
import type { LetterState } from "@agency/contracts/letters/schemas";

const tabs = ["enquiries", "consultations", "newsletter", "mails"] as const;
// The contracts' own lists stand beside their schemas, and the browser does without the validator.
export const enquiryKinds = [
  "contact",
  "consultation",
  "audit",
  "subscription",
] as const satisfies readonly EnquiryKind[];
export const letterStates = [
  "queued",
  "sending",
  "sent",
  "failed",
  "uncertain",
] as const satisfies readonly LetterState[];
const yesNo = ["yes", "no"] as const;

export type InboxTab = (typeof tabs)[number];

/** What the staff may put into the address; null takes it out. */
export type InboxChange = {
  tab?: InboxTab;
  enquiry?: string | null;
  kind?: EnquiryKind | null;
  handled?: "yes" | "no" | null;
  spam?: "yes" | null;
  search?: string | null;
  from?: string | null;
  to?: string | null;
  offset?: number | null;
  mail?: LetterState | null;
};

export type InboxPlace = {
  tab: InboxTab;
  /** Id of the enquiry that is open. */
  enquiry: string | null;
  filter: EnquiryFilter;
  /** How many enquiries come before the first that is listed. */
  offset: number;
  mail: LetterState | null;
  go: (change: InboxChange) => void;
};

/** Where the staff are in the inbox. It stands in the address, so that a reload, a link and the other language keep it. */
export function useInboxPlace(): InboxPlace {
  const [search, setSearch] = useSearchParams();
  return {
    ...readPlace(search),
    go: (change) => setSearch((now) => changed(now, change), { replace: true, preventScrollReset: true }),
  };
}

/** Reads an address; what it says wrongly is left out. */
export function readPlace(search: URLSearchParams): Omit<InboxPlace, "go"> {
  const kind = oneOf(enquiryKinds, search.get("kind"));
  const handled = oneOf(yesNo, search.get("handled"));
  const words = search.get("search");
  const from = dateOf(search.get("from"));
  const to = dateOf(search.get("to"));
  return {
    tab: oneOf(tabs, search.get("tab")) ?? "enquiries",
    enquiry: search.get("enquiry"),
    filter: {
      ...(kind ? { kind } : {}),
      ...(handled ? { handled } : {}),
      ...(search.get("spam") === "yes" ? { spam: "yes" as const } : {}),
      ...(words ? { search: words.slice(0, 120) } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
    offset: Math.max(0, Math.trunc(Number(search.get("offset")) || 0)),
    mail: oneOf(letterStates, search.get("mail")),
  };
}

function changed(now: URLSearchParams, change: InboxChange): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === "" || value === 0 || value === "enquiries") next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

function dateOf(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}

function oneOf<const T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
