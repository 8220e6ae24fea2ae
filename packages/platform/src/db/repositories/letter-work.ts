import { v7 as newId } from "uuid";
import type { LetterWork } from "@agency/core/letters/letter-repository";
import type { Database } from "../database.ts";
import { letterEntity } from "../entities/letters.ts";
import { mailWork } from "./mail-work.ts";
import { claimRow } from "./work.ts";

export function letterWork(database: Database): LetterWork {
  return {
    ...mailWork(database, letterEntity, { waiting: ["queued"], ready: "queued", onSent: { parameters: null } }),
    claim: (id) =>
      claimRow(database, { entity: letterEntity, claimable: "state = 'queued'", mark: {} }, { id, owner: newId() }),
  };
}
