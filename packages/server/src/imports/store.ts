import { In, LessThanOrEqual, MoreThan } from "typeorm";
import { v7 as newId } from "uuid";
import { mostFilesTogether } from "@agency/model/limits";
import type { Database } from "../kit/db/database.ts";
import { type ImportMapping, noMapping } from "./import-result.ts";
import { importFileEntity, importFilePartEntity, importMappingEntity } from "./table.ts";

/** A file as it was uploaded. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** For how long a file is kept while its questions are answered, in ms. */
const fileLifetime = 60 * 60_000;

/** How many files are kept: of one session, so that two windows can ask at once, and of all. */
export const mostFiles = { ofSession: mostFilesTogether + 2, ofAll: 120 } as const;

/** Bytes of a part. As base64 it fits a text column, and one statement of a few parts is small for any server. */
const partSize = 45_000;
const partsAtOnce = 10;

/**
 * Keeps a file that is being asked about, for the session that uploaded it. The oldest ones make room for it.
 * @returns its id
 */
export const keepFile = (
  { write }: Database,
  session: string,
  { name, bytes }: UploadedFile,
  now: Date,
): Promise<string> =>
  write(async (transaction) => {
    const newest = { select: { id: true }, order: { expiresAt: "DESC", id: "DESC" }, take: 1000 } as const;
    const [own, all] = await Promise.all([
      transaction.find(importFileEntity, { ...newest, where: { session }, skip: mostFiles.ofSession - 1 }),
      transaction.find(importFileEntity, { ...newest, skip: mostFiles.ofAll - 1 }),
    ]);
    await transaction.delete(importFileEntity, { expiresAt: LessThanOrEqual(now) });
    const oldest = [...new Set([...own, ...all].map(({ id }) => id))];
    if (oldest.length > 0) await transaction.delete(importFileEntity, { id: In(oldest) });
    const id = newId();
    const expiresAt = new Date(now.getTime() + fileLifetime);
    await transaction.insert(importFileEntity, { id, session, name, expiresAt });
    const parts = splitBytes(bytes).map((content, number) => ({ fileId: id, number, content }));
    for (let start = 0; start < parts.length; start += partsAtOnce) {
      await transaction.insert(importFilePartEntity, parts.slice(start, start + partsAtOnce));
    }
    return id;
  });

function splitBytes(bytes: Uint8Array): string[] {
  const number = Math.ceil(bytes.length / partSize);
  return Array.from({ length: number }, (_, part) =>
    Buffer.from(bytes.subarray(part * partSize, (part + 1) * partSize)).toString("base64"),
  );
}

/** Null when it is no longer kept, or was uploaded in another session. */
export async function readFile(
  { manager }: Database,
  session: string,
  id: string,
  now: Date,
): Promise<UploadedFile | null> {
  const file = await manager.findOneBy(importFileEntity, { id, session, expiresAt: MoreThan(now) });
  if (!file) return null;
  const parts = await manager.find(importFilePartEntity, { where: { fileId: id }, order: { number: "ASC" } });
  return { name: file.name, bytes: Buffer.concat(parts.map(({ content }) => Buffer.from(content, "base64"))) };
}

export const forgetFile = ({ write }: Database, session: string, id: string): Promise<void> =>
  write(async (transaction) => void (await transaction.delete(importFileEntity, { session, id })));

/** @returns how many had their time */
export const purgeFiles = ({ write }: Database, now: Date): Promise<number> =>
  write(
    async (transaction) =>
      (await transaction.delete(importFileEntity, { expiresAt: LessThanOrEqual(now) })).affected ?? 0,
  );

/** What was decided about files of clients, by the client's internal id. */
export const allMappings = async ({ manager }: Database): Promise<Map<string, ImportMapping>> =>
  // Decisions of which there was nothing to remember yet when a row was written.
  new Map(
    (await manager.find(importMappingEntity)).map(({ clientId, mapping }) => [clientId, { ...noMapping, ...mapping }]),
  );

export const saveMappings = ({ write }: Database, mappings: ReadonlyMap<string, ImportMapping>): Promise<void> =>
  write(async (transaction) => {
    for (const [clientId, mapping] of mappings)
      await transaction.upsert(importMappingEntity, { clientId, mapping }, ["clientId"]);
  });
