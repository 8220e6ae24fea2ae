import { profileFigures } from "../figures.ts";
import type { ProfileSearch } from "../profile-searches.ts";
import { figure } from "./figure.ts";
import { asSentence, formatCount } from "./format.ts";
import { originSentences, originText, type OriginWording } from "./origin-texts.ts";
import { capitalised } from "./period-label.ts";
import type { Figure, ProfileSearchTable, ReportDocument } from "./report-document.ts";
import { showsFigure } from "./shown-figures.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * Calls, directions and clicks on the website from the client's Business Profile, and the searches that showed it; null for a client
 * without any of them.
 */
export function presentProfile(snapshot: Snapshot, wording: OriginWording): ReportDocument["profile"] {
  const { t } = wording;
  const rows = presentFigures(snapshot, wording);
  const searches = presentProfileSearches(snapshot, wording);
  if (rows.length === 0 && !searches) return null;
  return { heading: t("profile.heading"), meaning: rows.length === 0 ? null : t("profile.meaning"), rows, searches };
}

function presentFigures(snapshot: Snapshot, wording: OriginWording): Figure[] {
  const { t, locale } = wording;
  return profileFigures.flatMap((key) => {
    if (!showsFigure(snapshot, key)) return [];
    const value = snapshot.figures[key];
    const origin = originSentences(snapshot, [key], wording);
    return figure(t(`figure.${key}`), value === null ? null : formatCount(value, locale), t("noData"), {
      key,
      origin,
    });
  });
}

function presentProfileSearches({ profileSearches }: Snapshot, wording: OriginWording): ProfileSearchTable | null {
  if (!profileSearches) return null;
  const { t, locale } = wording;
  const people = (row: ProfileSearch) =>
    "people" in row
      ? formatCount(row.people, locale)
      : t("profile.fewerThan", { number: formatCount(row.fewerThan, locale) });
  return {
    heading: t("profile.searches"),
    columns: { search: t("searches.search"), people: t("profile.people") },
    rows: profileSearches.rows.map((row) => ({ search: row.search, people: people(row) })),
    note: t("profile.searchesNote"),
    origin: [asSentence(capitalised(originText(profileSearches.origin, wording), locale), locale)],
  };
}
