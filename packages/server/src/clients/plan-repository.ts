import type { Targets, WorkItem } from "@agency/model/plan";
import type { Period } from "@agency/model/report/periods";
import type { SectionChoice } from "@agency/model/report/sections";

/** A line of work as the staff write it. */
export type NotedWork = WorkItem & {
  /** Whether it is still to be done. The report of its day names only what was done. */
  planned: boolean;
};

/** A line as the staff change it: planned or done as before, unless they say so. */
export type ChangedWork = WorkItem & { planned?: boolean | undefined };

export type StoredWorkItem = NotedWork & {
  id: string;
  clientId: string;
  /** The username of who wrote it. */
  author: string;
  createdAt: Date;
};

/**
 * What the agency wants to reach for a client, what it did and plans, and which sections of a report the client gets. Every change
 * queues the prepared reports that it concerns and nobody has approved, to be made again.
 */
export type PlanRepository = {
  targets: (clientId: string) => Promise<Targets>;
  /** @returns the ids of the reports to make again */
  setTargets: (clientId: string, targets: Targets) => Promise<string[]>;
  /** Null when the staff have chosen nothing for this client. */
  sections: (clientId: string) => Promise<SectionChoice[] | null>;
  /**
   * @param sections null for the package's default
   * @returns the ids of the reports to make again
   */
  setSections: (clientId: string, sections: SectionChoice[] | null) => Promise<string[]>;
  /** What was done in a period and what is planned for the one after it, oldest first. */
  workFor: (clientId: string, period: Period, after: Period) => Promise<{ work: WorkItem[]; next: WorkItem[] }>;
  /** Newest first. */
  latestWork: (clientId: string, most: number) => Promise<StoredWorkItem[]>;
  /** @returns the ids of the reports to make again */
  addWork: (item: StoredWorkItem) => Promise<string[]>;
  /** @returns the ids of the reports to make again; null when the client has no such item */
  changeWork: (clientId: string, id: string, item: ChangedWork) => Promise<string[] | null>;
  /**
   * Nothing happens when the client has no such item.
   * @returns the ids of the reports to make again
   */
  removeWork: (clientId: string, id: string) => Promise<string[]>;
};
