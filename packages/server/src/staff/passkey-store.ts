import { type EntityManager, LessThanOrEqual } from "typeorm";
import { mostPasskeys } from "@agency/model/limits";
import { isDuplicate, transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotifications } from "../notifications/store.ts";
import { requireOtherFactor } from "./factor-required.ts";
import type { Passkey, UsedChallenge } from "./passkey.ts";
import { replaceToken, type TokenRenewal } from "./store.ts";
import {
  codeAppEntity,
  passkeyEntity,
  recoveryCodeEntity,
  sessionEntity,
  staffEntity,
  usedChallengeEntity,
} from "./table.ts";

/** The oldest first. */
export const passkeysOwnedBy = ({ manager }: Database, staffId: string): Promise<Passkey[]> =>
  manager.find(passkeyEntity, { where: { staffId }, order: { createdAt: "ASC", id: "ASC" } });

/** The passkey that an authenticator calls so, whoever owns it. */
export const passkeyNamed = ({ manager }: Database, credentialId: string): Promise<Passkey | null> =>
  manager.findOneBy(passkeyEntity, { credentialHash: secretTokenHash(credentialId) });

/** How many passkeys each account has, and whether an app shows codes for it, by its id. */
export async function everybodysFactors({
  select,
}: Database): Promise<Map<string, { passkeys: number; codeApp: boolean }>> {
  const rows = await select(
    `SELECT id, (SELECT COUNT(*) FROM passkeys WHERE staffId = staff.id) AS passkeys,
      (SELECT COUNT(*) FROM code_apps WHERE staffId = staff.id) AS apps FROM staff`,
  );
  return new Map(
    rows.map(({ id, passkeys, apps }) => [String(id), { passkeys: Number(passkeys), codeApp: Number(apps) > 0 }]),
  );
}

/**
 * Adds a passkey, uses up the challenge that it answers, and gives the session another token.
 * @throws Refusal passkey_known, passkey_refused when the challenge was answered before, too_many_passkeys
 */
export const insertPasskey = (
  { write, kind }: Database,
  passkey: Passkey,
  { challenge, renewal }: { challenge: UsedChallenge; renewal: TokenRenewal },
): Promise<void> =>
  write(async (transaction) => {
    // Locked, so that several at once do not pass the limit together. SQLite has one writer anyway.
    const lock = kind === "mariadb" ? { lock: { mode: "pessimistic_write" as const } } : {};
    await transaction.findOne(staffEntity, { where: { id: passkey.staffId }, ...lock });
    const owned = await transaction.countBy(passkeyEntity, { staffId: passkey.staffId });
    if (owned >= mostPasskeys) throw new Refusal("too_many_passkeys", { params: { most: mostPasskeys } });
    await useChallenge(transaction, challenge, passkey.createdAt);
    await once(() => transaction.insert(passkeyEntity, passkey), "passkey_known");
    await replaceToken(transaction, renewal);
  });

/**
 * Notes that a passkey was used, and uses up the challenge that it answered.
 * @throws Refusal passkey_refused when the challenge was answered before, or the passkey was removed or used meanwhile
 */
export async function usePasskey(
  transaction: EntityManager,
  { id, counter }: Passkey,
  use: { counter: number; at: Date; challenge: UsedChallenge },
): Promise<void> {
  await useChallenge(transaction, use.challenge, use.at);
  const { affected } = await transaction.update(
    passkeyEntity,
    { id, counter },
    { counter: use.counter, lastUsedAt: use.at },
  );
  if (affected !== 1) throw new Refusal("passkey_refused");
}

async function useChallenge(transaction: EntityManager, challenge: UsedChallenge, now: Date): Promise<void> {
  await transaction.delete(usedChallengeEntity, { expiresAt: LessThanOrEqual(now) });
  await once(() => transaction.insert(usedChallengeEntity, challenge), "passkey_refused");
}

async function once(insert: () => Promise<unknown>, code: "passkey_known" | "passkey_refused"): Promise<void> {
  try {
    await insert();
  } catch (error) {
    throw isDuplicate(error) ? new Refusal(code) : error;
  }
}

/** One that an account has. */
type Owned = Pick<Passkey, "id" | "staffId">;

export const ownPasskey = ({ manager }: Database, owned: Owned): Promise<Passkey | null> =>
  manager.findOneBy(passkeyEntity, owned);

export const renamePasskey = ({ writeOne }: Database, owned: Owned, name: string): Promise<unknown> =>
  writeOne((transaction) => transaction.update(passkeyEntity, owned, { name }));

/** @throws Refusal last_factor */
export const deletePasskey = ({ write, kind }: Database, owned: Owned): Promise<void> =>
  write(async (transaction) => {
    await requireOtherFactor(transaction, kind, owned.staffId);
    await transaction.delete(passkeyEntity, owned);
  });

/**
 * Removes the passkeys, the app and the recovery codes of an account and ends its sessions, as when a device is lost.
 * @param mails that tell of it
 * @returns how many passkeys and apps it had
 */
export const removeEveryFactor = (
  database: Database,
  staffId: string,
  mails: readonly NotificationRequest[],
): Promise<number> =>
  database.write(async (transaction) => {
    await insertNotifications(database, transactionStatements(transaction), mails);
    const { affected } = await transaction.delete(passkeyEntity, { staffId });
    await transaction.delete(recoveryCodeEntity, { staffId });
    const { affected: apps } = await transaction.delete(codeAppEntity, { staffId });
    await transaction.delete(sessionEntity, { staffId });
    return (affected ?? 0) + (apps ?? 0);
  });
