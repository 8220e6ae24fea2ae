import { isDeepStrictEqual } from "node:util";
import { type FindOptionsWhere, In } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import { statementsOf } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import type { Holder } from "../reports/holder.ts";
import type { Dispatch } from "../sending/dispatch.ts";
import { holderOf } from "../sending/holder.ts";
import { noteHolders } from "../sending/note-holders.ts";
import { dispatchEntity } from "../sending/table.ts";

type Mail = Parameters<typeof holderOf>[0][number];

/** Changes the dispatches that match, as if that had happened to them. */
export async function changeDispatches(
  database: Database,
  where: FindOptionsWhere<Dispatch>,
  set: QueryDeepPartialEntity<Dispatch>,
): Promise<void> {
  await database.write(async (transaction) => {
    const found = await transaction.find(dispatchEntity, { select: { id: true, reportId: true }, where });
    await transaction.update(dispatchEntity, { id: In(found.map(({ id }) => id)) }, set);
    const reportIds = new Set(found.map(({ reportId }) => reportId));
    await noteHolders(database, statementsOf(transaction), [...reportIds]);
  });
}

/** Which recipients' rows differ from what the emails say. */
export function wrongHolders(
  mails: Mail[],
  noted: Holder[],
): { said: Holder | undefined; noted: Holder | undefined }[] {
  const keyOf = ({ reportId, recipient }: Pick<Holder, "reportId" | "recipient">) => `${reportId} ${recipient}`;
  const said = [...Map.groupBy(mails, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [holderOf([first, ...others])] : [],
  );
  const pairs = [...new Set([...said, ...noted].map(keyOf))].map((key) => ({
    said: said.find((holder) => keyOf(holder) === key),
    noted: noted.find((holder) => keyOf(holder) === key),
  }));
  return pairs.filter((pair) => !isDeepStrictEqual(pair.said, pair.noted && { ...pair.noted }));
}

export async function addDispatch(database: Database, dispatch: Dispatch): Promise<void> {
  await database.write(async (transaction) => {
    await transaction.insert(dispatchEntity, dispatch);
    await noteHolders(database, statementsOf(transaction), [dispatch.reportId]);
  });
}
