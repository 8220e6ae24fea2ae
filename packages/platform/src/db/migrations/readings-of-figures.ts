import type { QueryRunner } from "typeorm";
import { readAll } from "@agency/core/figures/reading";
import type { Figures } from "@agency/model/figures";

/** Figures as the previous version stored them. */
type Row = {
  id: string;
  clientId: string;
  reportType: string;
  periodStart: string;
  figures: string;
  source: string;
  updatedAt: Date | string;
};

/** How many rows are read and written at a time. */
const portion = 500;

/** Makes a reading of every row of figures, by nobody in particular. */
export async function readingsOfFigures(runner: QueryRunner): Promise<void> {
  for (let after = "", rows = await read(runner, after); rows.length > 0; rows = await read(runner, after)) {
    const values = rows.map(({ id, clientId, reportType, periodStart, figures, source, updatedAt }) => [
      id,
      clientId,
      reportType,
      periodStart,
      source === "csv" ? "file" : "typed",
      updatedAt,
      JSON.stringify(readAll(JSON.parse(figures) as Figures)),
    ]);
    await runner.query(
      `INSERT INTO readings (id, clientId, reportType, periodStart, kind, readAt, figures)
      VALUES ${values.map(() => "(?, ?, ?, ?, ?, ?, ?)").join(", ")}`,
      values.flat(),
    );
    after = rows.at(-1)?.id ?? after;
  }
}

function read(runner: QueryRunner, after: string): Promise<Row[]> {
  return runner.query(
    `SELECT id, clientId, reportType, periodStart, figures, source, updatedAt FROM figures
    WHERE id > ? ORDER BY id LIMIT ${portion}`,
    [after],
  );
}
