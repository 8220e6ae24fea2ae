import { Refusal } from "../kit/refusal.ts";
import type { ReadRepository } from "./read-repository.ts";
import type { SourceRepository } from "./source-repository.ts";
import type { Tracking } from "./source.ts";

type Dependencies = {
  sources: Pick<SourceRepository, "ofClient" | "setTracking">;
  reads: Pick<ReadRepository, "readAgain">;
};

/**
 * Keeps which searches count as a client's own, each keyword once, and reads again the newest periods that are not approved.
 * @throws Refusal not_found when the client has no Search Console site
 */
export async function trackKeywords(
  { sources, reads }: Dependencies,
  clientId: string,
  { keywords, country }: Tracking,
): Promise<void> {
  const source = (await sources.ofClient(clientId)).find(({ kind }) => kind === "search_console");
  if (!source) throw new Refusal("not_found");
  const once = new Map(keywords.map((keyword) => [keyword.toLowerCase(), keyword]));
  await sources.setTracking(source.id, { keywords: [...once.values()], country });
  await reads.readAgain(source.id);
}
