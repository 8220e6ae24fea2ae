import type { Removal } from "@agency/contracts/figures";

/** What was removed with a source. */
export type Done = {
  removal: Removal;
  /** Whether the approved periods lost it as well. */
  approvedToo: boolean;
  /** Whether another source has taken its place. */
  replaced: boolean;
};

/**
 * Whether there is anything to say of a removal. What approved reports keep of a source that the client had before was said when that was
 * removed.
 * @param had whether the client has the source whose figures go
 */
export function isWorthSaying({ removed, approved }: Removal, had: boolean): boolean {
  return removed.length > 0 || (had && approved.length > 0);
}
