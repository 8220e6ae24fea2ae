import { v7 as newId } from "uuid";
import type { Database } from "../kit/db/database.ts";
import { mailWork } from "../kit/mail/mail-rows.ts";
import { claimRow } from "../kit/work/lease.ts";
import type { NotificationWork } from "./notification-repository.ts";
import { notificationEntity } from "./table.ts";

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
