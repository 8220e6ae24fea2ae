import { expect, test } from "vitest";
import { readHealth } from "@agency/contracts/health";
import { signUp } from "@agency/contracts/newsletter";
import { sendReport } from "@agency/contracts/reports";
import { answerSignUps } from "../../newsletter/subscribe.ts";
import { notificationEntity } from "../../notifications/table.ts";
import { reportEntity } from "../../reports/table.ts";
import { dispatchEntity } from "../../sending/table.ts";
import { startApi } from "../../testing/api.ts";
import { writeIn } from "../../testing/sample-forms.ts";
import { addClientWithFigures } from "../../testing/sample-input.ts";
import { makeLog } from "../log/log.ts";

const lines: string[] = [];

const log = makeLog("api", "info", { write: (line: string) => void lines.push(line) });
const api = await startApi({ log });

const nobody = { session: null };

async function answeredId(headers: Record<string, string | undefined>): Promise<unknown> {
  const answer = await api.answer(readHealth, {}, { ...nobody, headers });
  return answer.headers["x-request-id"];
}

test("every answer has a request id: the caller's if it is safe to log, otherwise a new one", async () => {
  const made = [await answeredId({}), await answeredId({})];
  expect(new Set(made).size).toBe(2);
  for (const id of made) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await answeredId({ "x-request-id": "proxy.4711-abc" })).toBe("proxy.4711-abc");
  for (const unfit of ["short", "a".repeat(65), 'x"}{"level":60', "aina@person.test", "two words here"]) {
    expect(await answeredId({ "x-request-id": unfit })).toMatch(/^[\da-f-]{36}$/);
  }
  const missing = await api.app.inject({ method: "GET", url: "/nowhere" });
  expect(missing.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("every log line about a request has its id once", async () => {
  lines.length = 0;
  await api.call(
    signUp,
    { body: { email: "b@person.test" } },
    { ...nobody, headers: { "x-request-id": "request-once" } },
  );
  expect(lines.filter((line) => line.includes('"request-once"'))).not.toEqual([]);
  // The request before may still be writing its last line.
  for (const line of lines) expect(line.match(/"requestId":"[^"]+"/g)).toHaveLength(1);
});

test("a report, dispatch and notification keep the id of the request that asked for them", async () => {
  const { database } = api.dependencies;
  const client = await addClientWithFigures(api);
  const headers = { "x-request-id": "request-report" };
  await api.call(sendReport, { params: { clientId: client.id }, body: { reportType: "monthly" } }, { headers });
  const reports = await database.manager.find(reportEntity);
  const dispatches = await database.manager.find(dispatchEntity);
  expect([...reports, ...dispatches].map(({ requestId }) => requestId)).toEqual(["request-report", "request-report"]);

  await writeIn(api);
  const [notification] = await database.manager.find(notificationEntity);
  expect(notification?.requestId).toMatch(/^[\da-f-]{36}$/);
});

test("the confirmation of a sign-up keeps the id of the sign-up request", async () => {
  const { database } = api.dependencies;
  const email = "Aina.Sign@person.test";
  await api.call(signUp, { body: { email } }, { ...nobody, headers: { "x-request-id": "request-sign-up" } });
  await answerSignUps(api.dependencies);
  const notification = await database.manager.findOneByOrFail(notificationEntity, { person: email.toLowerCase() });
  expect(notification.requestId).toBe("request-sign-up");
});
