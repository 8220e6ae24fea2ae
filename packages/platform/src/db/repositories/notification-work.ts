import { v7 as newId } from "uuid";
import type { NotificationWork } from "@agency/core/notifications/notification-repository";
import type { Database } from "../database.ts";
import { notificationEntity } from "../entities/notifications.ts";
import { mailWork } from "./mail-work.ts";
import { claimRow } from "./work.ts";

export function notificationWork(database: Database): NotificationWork {
  return {
    ...mailWork(database, notificationEntity, { waiting: ["queued"], ready: "queued", onSent: { parameters: null } }),
    claim: (id) =>
      claimRow(
        database,
        { entity: notificationEntity, claimable: "state = 'queued'", mark: {} },
        { id, owner: newId() },
      ),
  };
}
