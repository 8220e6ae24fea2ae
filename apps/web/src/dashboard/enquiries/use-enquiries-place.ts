import { useSearchParams } from "react-router";
import type { EnquiryFilter } from "@agency/contracts/enquiries/schemas";
import { type EnquiryKind, enquiryKinds, type NotificationState, notificationStates } from "@agency/model/states";
import { oneOf } from "../shared/one-of.ts";

const tabs = ["enquiries", "consultations", "newsletter", "mails"] as const;
const yesNo = ["yes", "no"] as const;

export type EnquiriesTab = (typeof tabs)[number];

/** What the staff may put into the address; null takes it out. */
export type EnquiriesChange = {
  tab?: EnquiriesTab;
  enquiry?: string | null;
  kind?: EnquiryKind | null;
  handled?: "yes" | "no" | null;
  spam?: "yes" | null;
  search?: string | null;
  from?: string | null;
  to?: string | null;
  offset?: number | null;
  mail?: NotificationState | null;
};

export type EnquiriesPlace = {
  tab: EnquiriesTab;
  /** Id of the enquiry that is open. */
  enquiry: string | null;
  filter: EnquiryFilter;
  /** How many enquiries come before the first that is listed. */
  offset: number;
  mail: NotificationState | null;
  go: (change: EnquiriesChange) => void;
};

/** Where the staff are in the enquiries. It stands in the address, so that a reload, a link and the other language keep it. */
export function useEnquiriesPlace(): EnquiriesPlace {
  const [search, setSearch] = useSearchParams();
  return {
    ...readPlace(search),
    go: (change) => setSearch((now) => changed(now, change), { replace: true, preventScrollReset: true }),
  };
}

/** Reads an address; what it says wrongly is left out. */
export function readPlace(search: URLSearchParams): Omit<EnquiriesPlace, "go"> {
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
    mail: oneOf(notificationStates, search.get("mail")),
  };
}

function changed(now: URLSearchParams, change: EnquiriesChange): URLSearchParams {
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
