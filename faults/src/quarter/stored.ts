import { createHash } from "node:crypto";
import type { Database } from "@agency/server/kit/db/database";
import { notificationEntity } from "@agency/server/notifications/table";
import { runItemEntity } from "@agency/server/sending/table";
import { until } from "@agency/testing/ceiling";

/** Tables whose rows depend on how fast the machine is: sign-ins, workers, limits, and how often somebody asked for a report. */
const passing = new Set(["sessions", "browser_links", "sign_in_lines", "workers", "throttles", "report_opens"]);

/** Columns that differ when a worker was killed midway, or a report was changed while it was being made. */
const uncertain = new Set(["attempts", "leaseOwner", "leaseUntil", "dueAt", "version", "requestId"]);

const day = 86_400_000;
const patterns = {
  id: /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g,
  time: /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g,
  /** Client IDs, tokens of links, Message-IDs, hashes of passwords. */
  random:
    /\$argon2id\$[^"]+|\b[\dA-HJKMNP-TV-Z]{26}\b|\b[\dA-HJKMNP-TV-Z]{5}(?:-[\dA-HJKMNP-TV-Z]{5,6}){4}|[\w-]{40,}/g,
};

type Row = { [column: string]: unknown };

/**
 * Everything that the product stored, as a text that is the same for the same story: rows in an order of their own, each id by the
 * place of its row, days of the calendar, and no time of the real clock. Long values are listed once, below the rows.
 */
export async function storedBy(database: Database): Promise<string> {
  await until(async () => {
    const waiting = await database.manager.countBy(notificationEntity, [{ state: "queued" }, { state: "sending" }]);
    if (waiting > 0) throw new Error(`${waiting} notifications wait`);
  });
  const runItems: (Row & { runId: string })[] = await database.manager.find(runItemEntity);
  const itemsByRun = Map.groupBy(runItems, ({ runId }) => runId);
  const places = new Map<string, string>();
  const contents = new Map<string, number>();
  const lines: string[] = [];
  for (const { tableName, target } of database.source.entityMetadatas) {
    if (passing.has(tableName)) continue;
    const all: Row[] = await database.manager.find(target);
    const found = all.filter((row) => dependsOnStory(tableName, row));
    // Of rows that are alike, runs differ by what they were for: two schedules of a morning are requested in any order. Other ids are
    // in the order in which rows were made.
    const rowKey = (row: Row) => {
      const items = itemsByRun.get(String(row["id"])) ?? [];
      const itemKeys = items.map((item) => JSON.stringify(plain(item, places))).toSorted();
      return `${JSON.stringify(plain(row, places))} ${itemKeys.join(" ")} ${String(row["id"])}`;
    };
    const rows = found.map((row) => ({ row, key: rowKey(row) })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
    if (rows.length > 0) lines.push(`${tableName}: ${rows.length}`);
    for (const [index, { row }] of rows.entries()) {
      if (typeof row["id"] === "string") places.set(row["id"], `${tableName} ${index + 1}`);
      lines.push(`  ${storedLine(plain(row, places), contents)}`);
    }
  }
  for (const [content, number] of contents) lines.push(`content ${number}`, content);
  return `${lines.join("\n")}\n`;
}

/** Whether the story itself makes a row, on a fast machine as on a slow one. */
function dependsOnStory(table: string, { recipient, kind }: Row): boolean {
  // A person who watches the script may share a report that was approved at that moment.
  if (table === "report_shares") return recipient !== null;
  // The staff are told in the morning of what waits just then.
  return kind !== "attention-summary";
}

/** A row without what differs from run to run. */
function plain(row: Row, places: Map<string, string>): Row {
  const now = Date.now();
  const text = JSON.stringify(row, (column, value) => {
    if (value === null || uncertain.has(column)) return undefined;
    // On which day a report was made, approved or sent depends on how fast the machine played the days.
    if (["sentAt", "generatedAt", "approvedAt"].includes(column)) return "(a time)";
    if (value.type !== "Buffer") return value;
    return createHash("sha256").update(Buffer.from(value.data)).digest("hex").slice(0, 12);
  });
  return JSON.parse(
    text
      .replaceAll(patterns.id, (id) => places.get(id) ?? "(id)")
      .replaceAll(patterns.time, (time) => (Math.abs(Date.parse(time) - now) < day ? "(now)" : time.slice(0, 10)))
      .replaceAll(patterns.random, "(random)"),
  );
}

function storedLine(row: Row, contents: Map<string, number>): string {
  const columns = Object.entries(row).map(([column, value]) => {
    const text = JSON.stringify(value);
    if (typeof value !== "object" || value === null || text.length < 200) return `${column} ${text}`;
    const parts = Object.entries(value).map(([key, part]) => `  ${key} ${JSON.stringify(part)}`);
    // Sample figures are drawn from the client's ID, which is another one each time.
    const content = row["sample"] === true ? "  sample figures" : parts.join("\n");
    contents.set(content, contents.get(content) ?? contents.size + 1);
    return `${column} content ${contents.get(content)}`;
  });
  return columns.join(", ");
}
