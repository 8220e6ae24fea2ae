import { useTranslation } from "react-i18next";
import type { ActivityEntry } from "@agency/contracts/activity";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { browserName } from "./browser-name.ts";

/** Of an entry, or of what a client's history has of one. */
type Told = Pick<ActivityEntry, "actor" | "by" | "changed" | "kind"> &
  Partial<Pick<ActivityEntry, "clients" | "address" | "browser">>;

/** Says who did what, and what is known besides. */
export function useActivityText(): (entry: Told) => { who: string; what: string; more: string } {
  const { t } = useTranslation("activity");
  const { number } = useFormat();
  const names = useListFormat();
  return ({ actor, by, kind, changed, clients = null, address = null, browser = null }) => ({
    // Somebody without a name was erased.
    who: actor === "person" ? (by ?? t("gone")) : t(`actor.${actor}`),
    what: t(`kind.${kind}`),
    more: [
      ...(changed.length > 0 ? [t("changed", { fields: names(changed.map((field) => fieldName(field, t))) })] : []),
      ...(clients === null ? [] : [t("clients", { count: clients, number: number(clients) })]),
      ...(actor === "visitor" && by !== null ? [t("account", { name: by })] : []),
      ...(address === null ? [] : [t("from", { address, browser: browserName(browser) })]),
    ].join(" · "),
  });
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
  "clients",
  "replyTo",
  "tokens",
  "factorRequired",
  "promisesWork",
] as const;

/** Fields that have no name yet are shown as the API calls them. */
function fieldName(field: string, t: (key: `field.${(typeof fields)[number]}`) => string): string {
  const known = fields.find((one) => one === field);
  return known ? t(`field.${known}`) : field;
}
