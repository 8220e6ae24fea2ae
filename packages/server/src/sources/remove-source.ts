import type { AccountKind } from "@agency/model/connections";
import type { Removal } from "../figures/plan-removal.ts";
import type { Clock } from "../kit/clock.ts";
import type { Doorbell } from "../kit/queue/bell.ts";
import type { SourceRepository } from "./source-repository.ts";

type Dependencies = { sources: Pick<SourceRepository, "delete">; doorbell: Doorbell; clock: Clock };

/**
 * Takes an account away from a client, with the figures that it gave.
 * @param approvedToo whether they go from the approved periods as well; what was approved stays
 */
export async function removeSource(
  { sources, doorbell, clock }: Dependencies,
  clientId: string,
  { kind, approvedToo, username }: { kind: AccountKind; approvedToo: boolean; username: string },
): Promise<Removal> {
  const { refreshed, ...removal } = await sources.delete(clientId, kind, {
    approvedToo,
    by: username,
    at: await clock(),
  });
  for (const id of refreshed) await doorbell("report", id);
  return removal;
}
