import { filledBy } from "@agency/model/figure-sources";
import { noTargets } from "@agency/model/plan";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { shownSections } from "@agency/model/report/sections";
import { clientsById } from "../clients/store.ts";
import type { Database } from "../kit/db/database.ts";
import { chosenSections, datedNotesFor, readTargets, workFor } from "../plan/store.ts";
import type { FreezeInput } from "../reports/freeze.ts";
import { readsPromises } from "../settings/store.ts";
import type { FiguresReader } from "../sources/read-figures.ts";
import { missingReads } from "../sources/reads-store.ts";
import { sourcesByClient } from "../sources/store.ts";

/** What a report says, but for its comments. */
export type Content = Omit<FreezeInput, "comments" | "now">;

/**
 * What the reports of clients for a period say, by the clients' ids, read together; without clients of whom the period has no figures.
 * @param figures reads the figures
 */
export async function readContents(
  { database, figures }: { database: Database; figures: FiguresReader },
  clientIds: string[],
  { type, period }: { type: ReportType; period: Period },
  now: Date,
): Promise<Map<string, Content>> {
  const read = await figures(clientIds, type, period, now);
  const known = [...read.keys()];
  if (known.length === 0) return new Map();
  const [clients, targets, work, datedNotes, sections, sources, promises] = await Promise.all([
    clientsById(database, known),
    readTargets(database, known),
    workFor(database, known, type, period),
    datedNotesFor(database, known, period),
    chosenSections(database, known),
    sourcesByClient(database, known),
    readsPromises(database),
  ]);
  const missing = await missingReads(database, [...sources.keys()], type, period);
  return new Map(
    clients.flatMap(({ id, name, language, package: bought }) => {
      const given = read.get(id);
      if (!given) return [];
      const content: Content = {
        clientName: name,
        language,
        type,
        period,
        ...given,
        targets: targets.get(id) ?? noTargets,
        ...(work.get(id) ?? { work: [], next: [] }),
        datedNotes: datedNotes.get(id) ?? [],
        sections: shownSections(sections.get(id) ?? null, bought),
        unread: missing.get(id)?.unread.map(({ kind }) => kind) ?? [],
        filled: (sources.get(id) ?? []).flatMap(filledBy),
        promises,
      };
      return [[id, content]];
    }),
  );
}
