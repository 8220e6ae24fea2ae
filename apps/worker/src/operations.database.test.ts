import { afterEach, expect, test } from "vitest";
import { clientById } from "@agency/server/clients/store";
import { newRequestId, withRequestId } from "@agency/server/kit/log/request-id";
import { until } from "@agency/testing/ceiling";
import { readMail } from "@agency/testing/mail-server";
import { freePort } from "@agency/testing/product";
import { notificationDesk } from "./testing/sample-notifications.ts";
import { openStage, staffAddress } from "./testing/stage.ts";

const stage = await openStage();
afterEach(() => stage.reset());

const person = { name: "Puan Rahsia", email: "puan.rahsia@person.test", message: "Telefon 012-889-9001" };
const secrets = ["rahsia", "person.test", "889-9001", "client.test", "Kedai Roti"];

test("the request id appears in the row, the job's log line and the email", async () => {
  const worker = await stage.startWorker();
  const desk = notificationDesk(stage);
  const [notificationRequest, reportRequest] = [newRequestId(), newRequestId()];
  const notification = await withRequestId(notificationRequest, () => desk.keep(person));
  const report = await withRequestId(reportRequest, () => stage.sendToNewClient());
  await desk.reaches(notification, { state: "sent" });
  await stage.dispatchReaches(report, { state: "sent" });
  const [mail] = await desk.receivedMails(notification);
  await until(() => {
    expect(worker.log).toContainEqual(
      expect.objectContaining({ job: "send-notification", requestId: notificationRequest, messageId: mail?.messageId }),
    );
    for (const job of ["generate-report", "send-report"]) {
      expect(worker.log).toContainEqual(expect.objectContaining({ job, requestId: reportRequest }));
    }
  });
});

test("the worker's log contains no personal data, even when jobs fail", async () => {
  const worker = await stage.startWorker({ LOG_LEVEL: "trace" });
  const desk = notificationDesk(stage);
  stage.mailServer.behaviour = "550-recipient";
  const refused = await desk.keep(person);
  await desk.reaches(refused, { state: "failed" });

  await stage.database.source.query("ALTER TABLE settings RENAME TO hidden");
  try {
    await desk.keep(person);
    await stage.sendToNewClient();
    await until(() => expect(worker.log).toContainEqual(expect.objectContaining({ outcome: "retried" })));
  } finally {
    await stage.database.source.query("ALTER TABLE hidden RENAME TO settings");
  }
  await stage.database.source.query("ALTER TABLE notifications RENAME TO hidden");
  try {
    await until(() => expect(worker.log).toContainEqual(expect.objectContaining({ level: 50 })));
  } finally {
    await stage.database.source.query("ALTER TABLE hidden RENAME TO notifications");
  }
  const log = JSON.stringify(worker.log);
  expect(log).toContain("A job failed");
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test("the worker's metrics include its jobs, and its emails by result", async () => {
  const port = await freePort();
  await stage.startWorker({ METRICS_PORT: `${port}` });
  const desk = notificationDesk(stage);
  await desk.reaches(await desk.keep(person), { state: "sent" });
  stage.mailServer.behaviour = "550";
  await desk.reaches(await desk.keep(person), { state: "failed" });
  await until(async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(page).toMatch(/^agency_mails_total\{kind="notification",outcome="sent"\} [1-9]/m);
    expect(page).toMatch(/^agency_mails_total\{kind="notification",outcome="failed"\} [1-9]/m);
    expect(page).toMatch(/^agency_job_seconds_count\{job="send-notification",outcome="sent"\} [1-9]/m);
    expect(page).toMatch(/^process_resident_memory_bytes \d{6}/m);
  });
});

test("the staff get one email before a former client is deleted", async () => {
  const { id } = await stage.addClient({ name: "Bekas Pelanggan", status: "ended", endedOn: "2020-01-31" });
  const environment = { STAFF_EMAIL: staffAddress };
  await Promise.all([stage.startWorker(environment), stage.startWorker(environment)]);
  const warnings = () => stage.mailServer.mails.filter(({ raw }) => raw.includes("Bekas Pelanggan"));
  await until(() => expect(warnings().map(({ to }) => to)).toEqual([[staffAddress]]));
  const { text } = await readMail(warnings()[0]?.raw ?? Buffer.alloc(0));
  expect(text).toContain("http://agency.test/admin/settings");
  expect(await clientById(stage.database, id)).toMatchObject({
    status: "ended",
    deletionWarnedAt: expect.any(Date),
  });
});
