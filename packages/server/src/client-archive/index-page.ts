import { timeZone } from "@agency/content/settings";
import { reportTitle } from "@agency/model/report/document";
import { formatMoment } from "@agency/model/report/format";
import { reportTypes } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import { html } from "../kit/mail/html.ts";
import type { ArchiveWords } from "./figures-file.ts";

/** A report of the archive, with the path of its PDF there. */
export type IndexEntry = { report: Pick<Snapshot, "type" | "period">; approvedAt: Date; path: string };

type IndexPage = {
  clientName: string;
  agency: { name: string; email: string };
  words: ArchiveWords;
  now: Date;
  entries: readonly IndexEntry[];
  /** The path of the file with the figures. */
  figures: string;
};

/** The page that lists an archive's reports. It opens without a network: it has no more than itself and the files beside it. */
export function indexPage({ clientName, agency, words, now, entries, figures }: IndexPage): string {
  const { t, locale } = words;
  const date = (moment: Date) => formatMoment(moment, locale, timeZone);
  const groups = reportTypes.flatMap((type) => {
    const own = entries.filter(({ report }) => report.type === type);
    const lines = own.map(
      ({ report, approvedAt, path }) =>
        html`<li>
          <a href="${linked(path)}">${reportTitle(type, report.period, t, locale)}</a>
          <small>${t("archive:approved", { date: date(approvedAt) })}</small>
        </li>`,
    );
    return own.length === 0
      ? []
      : [
          html`<h2>${t(`kind.${type}`)}</h2>
            <ul>
              ${lines}
            </ul>`,
        ];
  });
  const title = t("archive:title", { client: clientName });
  const { markup } = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          body {
            max-width: 42rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          li {
            padding: 0.25rem 0;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${t("archive:lead", { agency: agency.name, date: date(now) })}</p>
        ${groups}
        <h2>${t("archive:figures")}</h2>
        <p><a href="${linked(figures)}">${figures}</a>: ${t("archive:figuresLead")}</p>
        <p>${agency.email}</p>
      </body>
    </html> `;
  return markup;
}

/** A path as an address: names have letters of any script. */
function linked(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
