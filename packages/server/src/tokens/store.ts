import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { rowReader } from "../kit/db/select.ts";
import { readSetting, saveSetting } from "../settings/store.ts";
import type { Staff } from "../staff/staff.ts";
import { staffEntity } from "../staff/table.ts";
import { tokenClientEntity, tokenEntity } from "./table.ts";
import type { Token } from "./token.ts";

/** Whether an owner lets programs in. */
export const readsTokens = async (database: Database): Promise<boolean> =>
  (await readSetting(database, "tokens")) !== null;

export const saveTokens = (database: Database, on: boolean): Promise<void> =>
  saveSetting(database, "tokens", on ? "on" : null);

export const insertToken = (database: Database, token: Token, clientIds: string[]): Promise<void> =>
  database.write(async (transaction) => {
    await transaction.insert(tokenEntity, token);
    if (clientIds.length > 0)
      await transaction.insert(
        tokenClientEntity,
        clientIds.map((clientId) => ({ tokenId: token.id, clientId })),
      );
  });

/** A token that has not expired, with the person who made it, unless they are deactivated. */
export async function findToken(
  { source, select }: Database,
  tokenHash: string,
  now: Date,
): Promise<{ token: Token; staff: Staff } | null> {
  const tokens = rowReader(source, tokenEntity, "token");
  const members = rowReader(source, staffEntity, "member");
  const [row] = await select(
    `SELECT ${tokens.columns}, ${members.columns}
      FROM tokens token JOIN staff member ON member.id = token.staffId WHERE token.tokenHash = ?`,
    [tokenHash],
  );
  if (!row) return null;
  const [token, staff] = [tokens.read(row), members.read(row)];
  return token.expiresAt > now && staff.endedAt === null ? { token, staff } : null;
}

export const noteTokenUse = ({ writeOne }: Database, id: string, lastUsedAt: Date): Promise<unknown> =>
  writeOne((transaction) => transaction.update(tokenEntity, { id }, { lastUsedAt }));

/** Somebody's tokens, the newest first, with the ids of the clients of each that reads no others. */
export async function listTokens({ manager }: Database, staffId: string): Promise<(Token & { clientIds: string[] })[]> {
  const tokens = await manager.find(tokenEntity, { where: { staffId }, order: { createdAt: "DESC", id: "DESC" } });
  const clients = await manager.findBy(tokenClientEntity, { tokenId: In(tokens.map(({ id }) => id)) });
  const byToken = Map.groupBy(clients, ({ tokenId }) => tokenId);
  return tokens.map((token) => ({
    ...token,
    clientIds: (byToken.get(token.id) ?? []).map(({ clientId }) => clientId),
  }));
}

/** @returns whether it was there */
export const deleteToken = ({ write }: Database, staffId: string, id: string): Promise<boolean> =>
  write(async (transaction) => (await transaction.delete(tokenEntity, { id, staffId })).affected === 1);

/** Ends the tokens of a person, in the transaction of what ends their access. */
export const endTokens = async (transaction: EntityManager, staffId: string): Promise<void> => {
  await transaction.delete(tokenEntity, { staffId });
};

export const endEveryToken = ({ write }: Database): Promise<void> =>
  write(async (transaction) => {
    await transaction.deleteAll(tokenEntity);
  });
