import { useSearchParams } from "react-router";
import type { EnquiryFilter } from "@agency/contracts/enquiries";
import {
  type EnquiryKind,
  enquiryKinds,
  type EnquiryState,
  enquiryStates,
  type NotificationState,
  notificationStates,
} from "@agency/model/states";
import { matchValue } from "../shared/match-value.ts";

export const enquiriesTabs = ["enquiries", "consultations", "newsletter", "mails"] as const;

export type EnquiriesTab = (typeof enquiriesTabs)[number];

/** Changes that the staff can make to the address. Null removes a value. */
export type EnquiriesChange = {
  tab?: EnquiriesTab;
  enquiry?: string | null;
  kind?: EnquiryKind | null;
  state?: EnquiryState | null;
  /** `me`, `nobody` or somebody's id. */
  responsible?: string | null;
  spam?: "yes" | null;
  search?: string | null;
  from?: string | null;
  to?: string | null;
  offset?: number | null;
  mail?: NotificationState | null;
};

export type EnquiriesPlace = {
  tab: EnquiriesTab;
  /** Id of the open enquiry. */
  enquiry: string | null;
  filter: EnquiryFilter;
  /** How many enquiries precede the first one listed. */
  offset: number;
  mail: NotificationState | null;
  go: (change: EnquiriesChange) => void;
};

/**
 * The state of the enquiries page. It is kept in the address, so that a reload, a link and the other language keep it.
 */
export function useEnquiriesPlace(): EnquiriesPlace {
  const [search, setSearch] = useSearchParams();
  return {
    ...readPlace(search),
    go: (change) => setSearch((now) => changed(now, change), { replace: true, preventScrollReset: true }),
  };
}

/** Reads an address. Invalid values are ignored. */
export function readPlace(search: URLSearchParams): Omit<EnquiriesPlace, "go"> {
  const kind = matchValue(enquiryKinds, search.get("kind"));
  const state = matchValue(enquiryStates, search.get("state"));
  const responsible = search.get("responsible");
  const words = search.get("search");
  const from = readDay(search.get("from"));
  const to = readDay(search.get("to"));
  return {
    tab: matchValue(enquiriesTabs, search.get("tab")) ?? "enquiries",
    enquiry: search.get("enquiry"),
    filter: {
      ...(kind ? { kind } : {}),
      ...(state ? { state } : {}),
      ...(responsible && isPerson.test(responsible) ? { responsible } : {}),
      ...(search.get("spam") === "yes" ? { spam: "yes" as const } : {}),
      ...(words ? { search: words.slice(0, 120) } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
    offset: Math.max(0, Math.trunc(Number(search.get("offset")) || 0)),
    mail: matchValue(notificationStates, search.get("mail")),
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

const isPerson = /^(?:me|nobody|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function readDay(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}
