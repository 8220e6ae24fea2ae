import type { Targets } from "@agency/model/plan";
import type { SectionChoice } from "@agency/model/report/sections";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import type { ChangedWork, NotedWork, PlanRepository, StoredWorkItem } from "./plan-repository.ts";

type Dependencies = { plans: PlanRepository; doorbell: Doorbell };

/** Changes what a client's months are to reach. */
export async function changeTargets({ plans, doorbell }: Dependencies, clientId: string, targets: Targets) {
  await ring(doorbell, await plans.setTargets(clientId, targets));
}

/**
 * Changes which sections a client's reports show, and their order.
 * @param sections null for the package's default
 */
export async function changeSections(
  { plans, doorbell }: Dependencies,
  clientId: string,
  sections: SectionChoice[] | null,
) {
  await ring(doorbell, await plans.setSections(clientId, sections));
}

/**
 * Notes what was done for a client, or is planned.
 * @param author the username of who did
 */
export async function addWork(
  { plans, doorbell, clock, newId }: Dependencies & { clock: Clock; newId: NewId },
  clientId: string,
  item: NotedWork,
  author: string,
): Promise<StoredWorkItem> {
  const added = { ...item, id: newId(), clientId, author, createdAt: await clock() };
  await ring(doorbell, await plans.addWork(added));
  return added;
}

/**
 * Changes what was noted. Approved reports keep what they said.
 * @throws Refusal not_found when the client has no such item
 */
export async function changeWork({ plans, doorbell }: Dependencies, clientId: string, id: string, item: ChangedWork) {
  const refreshed = await plans.changeWork(clientId, id, item);
  if (!refreshed) throw new Refusal("not_found");
  await ring(doorbell, refreshed);
}

/** Removes what was noted. Approved reports keep what they said. */
export async function removeWork({ plans, doorbell }: Dependencies, clientId: string, id: string) {
  await ring(doorbell, await plans.removeWork(clientId, id));
}

async function ring(doorbell: Doorbell, reportIds: string[]): Promise<void> {
  for (const id of reportIds) await doorbell("report", id);
}
