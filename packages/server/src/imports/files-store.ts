import { In, LessThanOrEqual, MoreThan } from "typeorm";
import { v7 as newId } from "uuid";
import type { Database } from "../kit/db/database.ts";
import { importFileEntity, importFilePartEntity } from "./files-table.ts";
import { importFileLifetime, type ImportFiles, mostImportFiles } from "./import-files.ts";

/** Bytes of a part. As base64 it fits a text column, and one statement of a few parts is small for any server. */
const partSize = 45_000;
const partsAtOnce = 10;

export function importFiles({ manager, write }: Database): ImportFiles {
  return {
    keep: (session, { name, bytes }, now) =>
      write(async (transaction) => {
        const newest = { select: { id: true }, order: { expiresAt: "DESC", id: "DESC" }, take: 1000 } as const;
        const [own, all] = await Promise.all([
          transaction.find(importFileEntity, { ...newest, where: { session }, skip: mostImportFiles.ofSession - 1 }),
          transaction.find(importFileEntity, { ...newest, skip: mostImportFiles.ofAll - 1 }),
        ]);
        await transaction.delete(importFileEntity, { expiresAt: LessThanOrEqual(now) });
        const oldest = [...new Set([...own, ...all].map(({ id }) => id))];
        if (oldest.length > 0) await transaction.delete(importFileEntity, { id: In(oldest) });
        const id = newId();
        const expiresAt = new Date(now.getTime() + importFileLifetime);
        await transaction.insert(importFileEntity, { id, session, name, expiresAt });
        const parts = partsOf(bytes).map((content, number) => ({ fileId: id, number, content }));
        for (let start = 0; start < parts.length; start += partsAtOnce) {
          await transaction.insert(importFilePartEntity, parts.slice(start, start + partsAtOnce));
        }
        return id;
      }),
    read: async (session, id, now) => {
      const file = await manager.findOneBy(importFileEntity, { id, session, expiresAt: MoreThan(now) });
      if (!file) return null;
      const parts = await manager.find(importFilePartEntity, { where: { fileId: id }, order: { number: "ASC" } });
      return { name: file.name, bytes: Buffer.concat(parts.map(({ content }) => Buffer.from(content, "base64"))) };
    },
    forget: (session, id) =>
      write(async (transaction) => void (await transaction.delete(importFileEntity, { session, id }))),
    purge: (now) =>
      write(
        async (transaction) =>
          (await transaction.delete(importFileEntity, { expiresAt: LessThanOrEqual(now) })).affected ?? 0,
      ),
  };
}

function partsOf(bytes: Uint8Array): string[] {
  const number = Math.ceil(bytes.length / partSize);
  return Array.from({ length: number }, (_, part) =>
    Buffer.from(bytes.subarray(part * partSize, (part + 1) * partSize)).toString("base64"),
  );
}
