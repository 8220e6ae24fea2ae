import { profileFigures } from "../later-figures.ts";
import { figure } from "./figure.ts";
import { formatCount } from "./format.ts";
import { originSentences, type OriginWording } from "./origin-texts.ts";
import type { ReportDocument } from "./report-document.ts";
import type { Snapshot } from "./snapshot.ts";

/** Calls, directions and clicks on the website from the client's Business Profile; null while none of them is known. */
export function presentProfile(snapshot: Snapshot, wording: OriginWording): ReportDocument["profile"] {
  const { t, locale } = wording;
  if (profileFigures.every((key) => snapshot.figures[key] === null)) return null;
  return {
    heading: t("profile.heading"),
    meaning: t("profile.meaning"),
    rows: profileFigures.map((key) => {
      const value = snapshot.figures[key];
      const origin = originSentences(snapshot, [key], wording);
      return figure(t(`figure.${key}`), value === null ? null : formatCount(value, locale), t("noData"), { origin });
    }),
  };
}
