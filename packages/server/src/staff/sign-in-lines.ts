import type { EntityManager } from "typeorm";
import type { Clock } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import {
  type Asker,
  askForCheck,
  lineMemory,
  readLine,
  settleCheck,
  type SignInLine,
  writeLine,
} from "./sign-in-line.ts";
import { signInLineEntity } from "./table.ts";

/** Lines of names without an account: made-up names cannot fill the disk. Beyond `unknown`, the oldest `portion` is forgotten. */
const bounds = { unknown: 10_000, portion: 500 };

/** The name of an account, hashed, and whether there is one. */
type LineOwner = { id: string; isAccount: boolean };

type SignInLines = {
  /** @returns how many seconds to wait; 0 when the password may be checked now */
  ask: (account: LineOwner, asker: Asker) => Promise<number>;
  /** Records whether the checked password was right. */
  settle: (account: LineOwner, asker: Asker, right: boolean) => Promise<void>;
};

/** The lines of all accounts, for all processes of the API together. */
export function signInLines({ write }: Pick<Database, "write">, clock: Clock, limits = bounds): SignInLines {
  async function change<T>(account: LineOwner, work: (line: SignInLine, now: Date) => { line: SignInLine; result: T }) {
    const now = await clock();
    return write(async (transaction) => {
      const forgetAt = new Date(now.getTime() + lineMemory);
      const { text } = await lockLine(transaction, account, forgetAt);
      if (text === "") await forgetOldest(transaction, limits);
      const { line, result } = work(readLine(text), now);
      await transaction.update(signInLineEntity, { id: account.id }, { text: writeLine(line), forgetAt });
      return result;
    });
  }

  return {
    ask: (account, asker) =>
      change(account, (before, now) => {
        const { line, wait } = askForCheck(before, asker, now.getTime());
        return { line, result: wait };
      }),
    settle: (account, asker, right) =>
      change(account, (line) => ({ line: settleCheck(line, asker, right), result: undefined })),
  };
}

/** Locks the row until the transaction ends, and adds it when it is missing. */
async function lockLine(transaction: EntityManager, { id, isAccount }: LineOwner, forgetAt: Date) {
  await transaction
    .createQueryBuilder()
    .insert()
    .into(signInLineEntity)
    .values({ id, isAccount, text: "", forgetAt })
    .orUpdate(["id"], ["id"])
    .execute();
  return transaction.findOneByOrFail(signInLineEntity, { id });
}

async function forgetOldest(transaction: EntityManager, { unknown, portion }: typeof bounds): Promise<void> {
  const where = { isAccount: false };
  if ((await transaction.countBy(signInLineEntity, where)) <= unknown) return;
  const oldest = await transaction.find(signInLineEntity, {
    select: { id: true },
    where,
    order: { forgetAt: "ASC" },
    take: portion,
  });
  await transaction.delete(
    signInLineEntity,
    oldest.map(({ id }) => id),
  );
}

/** Deletes lines that no longer matter. @returns how many */
export function purgeSignInLines({ write }: Pick<Database, "write">, now: Date): Promise<number> {
  return write(async (transaction) => {
    const { affected } = await transaction
      .createQueryBuilder()
      .delete()
      .from(signInLineEntity)
      .where("forgetAt <= :now", { now })
      .execute();
    return affected ?? 0;
  });
}
