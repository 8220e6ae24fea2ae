import type { DatedNote } from "@agency/model/dated-notes";
import type { WorkItem } from "@agency/model/plan";

/** A line of work as the staff write it. */
export type NotedWork = WorkItem & {
  /** Whether it is still to be done. The report of its period names only what was done. */
  planned: boolean;
};

/** A line as the staff change it: planned or done as before, unless they say so. */
export type ChangedWork = WorkItem & { planned?: boolean | undefined };

export type StoredWorkItem = NotedWork & {
  id: string;
  clientId: string;
  /** The last day of its period. */
  periodEnd: string;
  /** The username of who wrote it. */
  author: string;
  createdAt: Date;
};

export type StoredDatedNote = DatedNote & {
  id: string;
  clientId: string;
  /** The username of who wrote it. */
  author: string;
  createdAt: Date;
};
