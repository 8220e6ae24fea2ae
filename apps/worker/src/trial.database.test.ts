import { expect, test } from "vitest";
import { startEntry, withSecretKey } from "@agency/testing/product";
import { notificationDesk } from "./testing/sample-notifications.ts";
import { openStage } from "./testing/stage.ts";

const stage = await openStage();

test("a worker that is only tried becomes ready, takes none of the work that waits, and ends", async () => {
  const desk = notificationDesk(stage);
  const [notice, report] = [await desk.keep(), await stage.sendToNewClient()];
  const environment = withSecretKey({
    DATA_DIR: stage.folder,
    ...(stage.databaseUrl && { DATABASE_URL: stage.databaseUrl }),
    ...(stage.redisUrl && { REDIS_URL: stage.redisUrl }),
    SMTP_URL: stage.mailServer.url,
  });
  const tried = startEntry("apps/worker/src/main.ts", { environment }, ["--trial"]);
  expect(await tried.ended, tried.printed()).toBe(0);
  expect(tried.printed()).toContain("The worker is ready");
  expect(stage.mailServer.mails).toEqual([]);
  expect(await desk.notification(notice)).toMatchObject({ state: "queued", attempts: 0 });
  expect(await stage.dispatch(report)).toMatchObject({ state: "queued", attempts: 0 });
});
