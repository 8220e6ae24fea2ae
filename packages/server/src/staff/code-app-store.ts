import { type EntityManager, LessThan } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { type CodeApp, recoveryHash } from "./code-app.ts";
import { requireOtherFactor } from "./factor-required.ts";
import { replaceToken, type TokenRenewal } from "./store.ts";
import { codeAppEntity, recoveryCodeEntity } from "./table.ts";

export const codeAppOwnedBy = ({ manager }: Database, staffId: string): Promise<CodeApp | null> =>
  manager.findOneBy(codeAppEntity, { staffId });

export const countRecoveryCodes = ({ manager }: Database, staffId: string): Promise<number> =>
  manager.countBy(recoveryCodeEntity, { staffId });

export const hasRecoveryCode = ({ manager }: Database, staffId: string, codeHash: string): Promise<boolean> =>
  manager.existsBy(recoveryCodeEntity, { staffId, codeHash });

/** Adds an app with its recovery codes in place of a former one, and gives the session another token. */
export const storeCodeApp = (
  { write }: Database,
  app: CodeApp,
  { recoveryCodes, renewal }: { recoveryCodes: string[]; renewal: TokenRenewal },
): Promise<void> =>
  write(async (transaction) => {
    await transaction.delete(codeAppEntity, { staffId: app.staffId });
    await transaction.insert(codeAppEntity, app);
    await replaceRecoveryCodes(transaction, app.staffId, recoveryCodes);
    await replaceToken(transaction, renewal);
  });

/** @returns whether the account has an app at all */
export const storeRecoveryCodes = ({ write }: Database, staffId: string, codes: string[]): Promise<boolean> =>
  write(async (transaction) => {
    if (!(await transaction.existsBy(codeAppEntity, { staffId }))) return false;
    await replaceRecoveryCodes(transaction, staffId, codes);
    return true;
  });

async function replaceRecoveryCodes(transaction: EntityManager, staffId: string, codes: string[]): Promise<void> {
  await transaction.delete(recoveryCodeEntity, { staffId });
  await transaction.insert(
    recoveryCodeEntity,
    codes.map((code) => ({ staffId, codeHash: recoveryHash(code) })),
  );
}

/** Uses up the code of a step of time. @returns whether neither it nor a later one was used before */
export const useCodeStep = async (transaction: EntityManager, staffId: string, step: number): Promise<boolean> =>
  (await transaction.update(codeAppEntity, { staffId, lastStep: LessThan(step) }, { lastStep: step })).affected === 1;

/** Uses up a recovery code. @returns whether the account still had it */
export const useRecoveryCode = async (
  transaction: EntityManager,
  staffId: string,
  codeHash: string,
): Promise<boolean> => (await transaction.delete(recoveryCodeEntity, { staffId, codeHash })).affected === 1;

/**
 * Removes one's own app with its recovery codes.
 * @returns whether there was one
 * @throws Refusal last_factor
 */
export const dropCodeApp = ({ write, kind }: Database, staffId: string): Promise<boolean> =>
  write(async (transaction) => {
    await requireOtherFactor(transaction, kind, staffId);
    await transaction.delete(recoveryCodeEntity, { staffId });
    return (await transaction.delete(codeAppEntity, { staffId })).affected === 1;
  });
