import type { Targets } from "@agency/model/plan";
import type { SectionChoice } from "@agency/model/report/sections";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { deleteWork, insertWork, storeSections, storeTargets, storeWork } from "./plan-store.ts";
import type { ChangedWork, NotedWork, StoredWorkItem } from "./plan.ts";

type Changing = Pick<Context, "database" | "bell">;

/** Changes what a client's months are to reach. */
export async function changeTargets({ database, bell }: Changing, clientId: string, targets: Targets) {
  await ring(bell, await storeTargets(database, clientId, targets));
}

/**
 * Changes which sections a client's reports show, and their order.
 * @param sections null for the package's default
 */
export async function changeSections({ database, bell }: Changing, clientId: string, sections: SectionChoice[] | null) {
  await ring(bell, await storeSections(database, clientId, sections));
}

/**
 * Notes what was done for a client, or is planned.
 * @param author the username of who did
 */
export async function addWork(
  { database, bell, clock, newId }: Changing & Pick<Context, "clock" | "newId">,
  clientId: string,
  item: NotedWork,
  author: string,
): Promise<StoredWorkItem> {
  const added = { ...item, id: newId(), clientId, author, createdAt: await clock() };
  await ring(bell, await insertWork(database, added));
  return added;
}

/**
 * Changes what was noted. Approved reports keep what they said.
 * @throws Refusal not_found when the client has no such item
 */
export async function changeWork({ database, bell }: Changing, clientId: string, id: string, item: ChangedWork) {
  const refreshed = await storeWork(database, clientId, id, item);
  if (!refreshed) throw new Refusal("not_found");
  await ring(bell, refreshed);
}

/** Removes what was noted. Approved reports keep what they said. */
export async function removeWork({ database, bell }: Changing, clientId: string, id: string) {
  await ring(bell, await deleteWork(database, clientId, id));
}

async function ring(bell: Context["bell"], reportIds: string[]): Promise<void> {
  for (const id of reportIds) await bell.ring("report", id);
}
