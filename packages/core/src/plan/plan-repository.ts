import type { Targets, WorkItem } from "@agency/model/plan";

export type StoredWorkItem = WorkItem & {
  id: string;
  clientId: string;
  /** The username of who wrote it. */
  author: string;
  createdAt: Date;
};

/** What the agency wants to reach for a client, and what it did. */
export type PlanRepository = {
  targets: (clientId: string) => Promise<Targets>;
  setTargets: (clientId: string, targets: Targets) => Promise<void>;
  /** By date, oldest first; the days include both ends. */
  workBetween: (clientId: string, start: string, end: string) => Promise<StoredWorkItem[]>;
  /** Newest first. */
  latestWork: (clientId: string, most: number) => Promise<StoredWorkItem[]>;
  addWork: (item: StoredWorkItem) => Promise<void>;
  /** @returns false when the client has no such item */
  changeWork: (clientId: string, id: string, item: WorkItem) => Promise<boolean>;
  /** Nothing happens when the client has no such item. */
  removeWork: (clientId: string, id: string) => Promise<void>;
};
