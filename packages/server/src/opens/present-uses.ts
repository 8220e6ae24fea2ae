import type { RevisionUses } from "@agency/contracts/reports";
import type { UseKind } from "@agency/model/states";
import type { ReportOpen } from "./opens.ts";

/** What a client did with one revision, for the staff. */
export function presentUses(uses: readonly ReportOpen[]): RevisionUses {
  const of = (kind: UseKind) => {
    const use = uses.find((one) => one.kind === kind);
    return use ? { times: use.times, firstAt: use.firstAt.toISOString(), lastAt: use.lastAt.toISOString() } : null;
  };
  return { opened: of("opened"), downloaded: of("downloaded"), mailed: of("mailed") };
}
