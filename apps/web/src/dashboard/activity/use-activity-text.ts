import { useTranslation } from "react-i18next";
import type { ActivityEntry } from "@agency/contracts/activity";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { browserName } from "./browser-name.ts";

/** Of an entry, or of what a client's history has of one. */
type Told = Pick<ActivityEntry, "actor" | "by" | "changed" | "kind" | "to"> &
  Partial<Pick<ActivityEntry, "token" | "call" | "clients" | "enquiries" | "address" | "browser">>;

/** Says who did what, and what is known besides. */
export function useActivityText(): (entry: Told) => { who: string; what: string; more: string } {
  const { t } = useTranslation("activity");
  const { number } = useFormat();
  const names = useListFormat();
  return ({
    actor,
    by,
    kind,
    changed,
    to,
    token = null,
    call = null,
    clients = null,
    enquiries = null,
    address = null,
    browser = null,
  }) => ({
    // Somebody without a name was erased.
    who: actor === "person" ? (by ?? t("gone")) : t(`actor.${actor}`),
    what:
      token === null
        ? t(`kind.${kind}`)
        : t(byTokens.has(kind) ? "byToken" : "ofToken", { what: t(`kind.${kind}`), name: token }),
    more: [
      ...(changed.length > 0 ? [t("changed", { fields: names(changed.map((field) => fieldName(field, t))) })] : []),
      ...(call === null ? [] : [t("call", { call })]),
      ...(clients === null ? [] : [t("clients", { count: clients, number: number(clients) })]),
      ...(enquiries === null ? [] : [t("enquiries", { count: enquiries, number: number(enquiries) })]),
      ...(saysResponsible({ kind, changed }) ? [to === null ? t("toNobody") : t("to", { name: to })] : []),
      ...(actor === "visitor" && by !== null ? [t("account", { name: by })] : []),
      ...(address === null ? [] : [t("from", { address, browser: browserName(browser) })]),
    ].join(" · "),
  });
}

/** What a program does with a token; other events are about one. */
const byTokens = new Set<ActivityEntry["kind"]>(["token.used", "proposal.made"]);

function saysResponsible({ kind, changed }: Pick<Told, "kind" | "changed">): boolean {
  return kind === "client.responsible" || kind === "team.handedOver" || changed.includes("responsible");
}

const fields = [
  "name",
  "contactName",
  "email",
  "website",
  "businessType",
  "package",
  "monthlyFee",
  "status",
  "language",
  "endedOn",
  "contacts",
  "contactReportTypes",
  "phone",
  "displayName",
  "role",
  "endedAt",
  "clients",
  "replyTo",
  "tokens",
  "factorRequired",
  "responsible",
  "promisesWork",
] as const;

/** Fields that have no name yet are shown as the API calls them. */
function fieldName(field: string, t: (key: `field.${(typeof fields)[number]}`) => string): string {
  const known = fields.find((one) => one === field);
  return known ? t(`field.${known}`) : field;
}
