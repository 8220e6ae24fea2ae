import type { ClientEvent, ClientNote } from "@agency/contracts/client-history";
import type { ActivityKind } from "@agency/model/activity";
import { type FigureKey, figureKeys } from "@agency/model/figures";
import { periodWith } from "@agency/model/report/periods";
import { listActivity } from "../activity/store.ts";
import type { Client } from "../clients/client.ts";
import type { PeriodFigures } from "../figures/figures.ts";
import { figuresOfClient } from "../figures/store.ts";
import type { Database } from "../kit/db/database.ts";
import { findSources } from "../sources/store.ts";
import type { Note } from "./note.ts";
import { notesOfClient, reportEvents } from "./store.ts";

/** What leaves no trace of its own that says who did it. */
const shownKinds: readonly ActivityKind[] = [
  "client.changed",
  "client.responsible",
  "client.words",
  "client.recording",
  "client.logo",
  "client.id",
  "plan.changed",
  "work.added",
  "work.changed",
  "work.removed",
  "datedNote.added",
  "datedNote.changed",
  "datedNote.removed",
  "figures.takenBack",
  "figures.deleted",
  "source.changed",
  "source.stopped",
  "source.removed",
  "proposal.made",
  "proposal.accepted",
  "proposal.dismissed",
  "report.generated",
  "report.edited",
  "share.made",
  "share.ended",
  "answer.settled",
  "recipient.wrong",
  "recipient.settled",
  "recipient.takenBack",
  "mail.settled",
  "archive.exported",
];

type Page = { limit: number; offset: number };

/** A page of what happened with a client, newest first. */
export async function readEvents(
  database: Database,
  client: Client,
  { limit, offset }: Page,
): Promise<{ events: ClientEvent[]; more: boolean }> {
  const needed = offset + limit + 1;
  const [notes, reports, periods, sources, done] = await Promise.all([
    notesOfClient(database, client.id, needed),
    reportEvents(database, client.id, needed),
    figuresOfClient(database, client.id),
    findSources(database, client.id),
    listActivity(database, { clientId: client.id, kinds: shownKinds }, { limit: needed, offset: 0 }),
  ]);
  const all: ClientEvent[] = [
    ...notes.map(noteEvent),
    ...reports,
    ...periods.flatMap(figuresEvents),
    ...sources.map(({ kind: source, name, chosenBy: by, chosenAt }) => ({
      kind: "source" as const,
      at: chosenAt.toISOString(),
      by,
      source,
      name,
    })),
    ...done.map(({ at, kind, actor, by, details }) => ({
      kind: "done" as const,
      at: at.toISOString(),
      what: kind,
      actor,
      by,
      changed: details?.changed ?? [],
      to: details?.to ?? null,
      token: details?.token ?? null,
    })),
    { kind: "added", at: client.createdAt.toISOString() },
  ];
  const newest = all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(offset);
  return { events: newest.slice(0, limit), more: newest.length > limit };
}

export function noteEvent({ id, text, author: by, createdAt }: Note): ClientNote {
  return { kind: "note", at: createdAt.toISOString(), id, by, text };
}

/** Who typed or imported the figures of a period as they stand: an event for each time. */
function figuresEvents({ reportType, periodStart, origins }: PeriodFigures): ClientEvent[] {
  const given = figureKeys.flatMap((figure) => {
    const origin = origins[figure];
    const isGiven = origin && (origin.kind === "typed" || origin.kind === "file") && origin.author !== null;
    return isGiven ? [{ figure, from: origin.kind, by: origin.author, at: origin.readAt }] : [];
  });
  return [...Map.groupBy(given, ({ from, by, at }) => JSON.stringify([from, by, at])).values()].flatMap((together) => {
    const [{ from, by, at } = { from: null, by: null, at: "" }] = together;
    if ((from !== "typed" && from !== "file") || by === null) return [];
    const figures: FigureKey[] = together.map(({ figure }) => figure);
    return [
      {
        kind: "figures" as const,
        at,
        by,
        from,
        figures,
        reportType,
        reportPeriod: periodWith(reportType, periodStart),
      },
    ];
  });
}
