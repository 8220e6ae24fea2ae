import type { AccountKind } from "@agency/model/connections";
import { chooseFilled } from "@agency/model/figure-sources";
import type { FigureKey } from "@agency/model/figures";
import { Refusal } from "../kit/refusal.ts";
import type { ReadRepository } from "./read-repository.ts";
import type { SourceRepository } from "./source-repository.ts";

type Dependencies = {
  sources: Pick<SourceRepository, "ofClient" | "setFills">;
  reads: Pick<ReadRepository, "readAgain">;
};

/**
 * Keeps which figures a client's source fills; its other sources give these up. The newest periods that are not approved are read again,
 * and a source withdraws from them what it is no longer to fill.
 * @throws Refusal not_found when the client has no such source
 */
export async function chooseFigures(
  { sources, reads }: Dependencies,
  clientId: string,
  chosen: { kind: AccountKind; figures: readonly FigureKey[] },
): Promise<void> {
  const all = await sources.ofClient(clientId);
  if (!all.some(({ kind }) => kind === chosen.kind)) throw new Refusal("not_found");
  const changes = chooseFilled(all, chosen).map(({ account, fills }) => ({ id: account.id, fills }));
  await sources.setFills(changes);
  for (const { id } of changes) await reads.readAgain(id);
}
