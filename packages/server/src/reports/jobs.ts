import type { Context } from "../kit/context.ts";
import { followRules } from "./note-lives.ts";

/** Notes the life of every report afresh, once after an update or a setting changed the rules. */
export function followRulesJob({ database, log }: Context): () => Promise<void> {
  return async () => {
    const changed = await followRules(database);
    if (changed > 0) log.info({ job: "follow-rules", changed }, "Reports live by other rules now");
  };
}
