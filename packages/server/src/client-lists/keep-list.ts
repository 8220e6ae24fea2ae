import { storeChangeWith } from "../board/change-client.ts";
import type { Client } from "../clients/client.ts";
import { openClient } from "../clients/create-client.ts";
import { emailTakenWhenConflict } from "../clients/store.ts";
import { clientEntity } from "../clients/table.ts";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { insertFirstSchedules } from "../schedules/store.ts";
import type { ListReading, RowAnswer } from "./client-list.ts";
import { listedChanges, newDetails } from "./judge-rows.ts";
import { type Previewing, previewList } from "./preview-list.ts";

type Choices = {
  answers: ReadonlyMap<string, RowAnswer>;
  /** What the preview showed. */
  seen: string;
  /** Whether the new clients get a first schedule. */
  scheduled: boolean;
};

/**
 * Stores what the preview of the same list and answers showed, all or nothing.
 * @returns the new clients, and how many were changed
 * @throws Refusal invalid_csv as the preview does, and while a row has a problem; invalid_input while something is asked; list_changed when
 * clients have changed since the preview; email_taken
 */
export async function keepList(
  context: Context & Previewing,
  reading: ListReading,
  { answers, seen, scheduled }: Choices,
): Promise<{ added: Client[]; changed: number }> {
  const { database, bell, clock } = context;
  const preview = await previewList(context, reading, answers);
  if (preview.kind === "question") throw required("answers");
  const { rows, problems } = preview;
  if (problems.length > 0) throw new Refusal("invalid_csv", { fields: problems });
  if (rows.some(({ outcome }) => outcome === "ask")) throw required("rows");
  if (preview.seen !== seen) throw new Refusal("list_changed");
  const updatedAt = await clock();
  const added: Client[] = [];
  for (const { outcome, given } of rows) {
    if (outcome === "new") added.push(await openClient(context, newDetails(given)));
  }
  const changes = rows.flatMap(({ outcome, client, given }) =>
    client && outcome === "change" ? [{ id: client.id, details: { ...listedChanges(given, client), updatedAt } }] : [],
  );
  const refreshed = await emailTakenWhenConflict(() =>
    database.write(async (transaction) => {
      if (added.length > 0) await transaction.insert(clientEntity, added);
      if (scheduled) await insertFirstSchedules(transaction, added);
      const reports: string[] = [];
      for (const change of changes) reports.push(...(await storeChangeWith(database, transaction, change)));
      return reports;
    }),
  );
  for (const id of refreshed) await bell.ring("report", id);
  return { added, changed: changes.length };
}

function required(field: string): Refusal {
  return new Refusal("invalid_input", { fields: [{ field, problem: "required" }] });
}
