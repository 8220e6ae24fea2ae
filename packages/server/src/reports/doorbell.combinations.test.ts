import { expect, test } from "vitest";
import { requestReport, sendReport } from "@agency/contracts/reports";
import { redisConsumer } from "../kit/queue/redis.ts";
import { startApi } from "../testing/api.ts";
import { readProgress } from "../testing/report-steps.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();

const body = { reportType: "monthly" } as const;

test("sending a report rings the doorbell for its row, and without Redis polling finds it", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const { log, environment } = api.dependencies;
  const heard: string[] = [];
  const rung = Promise.withResolvers<void>();
  const answer = async (kind: string, id: string) => {
    heard.push(`${kind} ${id}`);
    rung.resolve();
  };
  const consumer = environment.REDIS_URL ? redisConsumer(environment.REDIS_URL, { log, answer }) : null;
  try {
    const { id } = await api.call(sendReport, { params: { clientId }, body });
    if (consumer) await rung.promise;
    expect(heard).toEqual(consumer ? [`report ${id}`] : []);
    expect(await api.worker.generate()).toEqual(["done"]);
    expect(await api.worker.deliver()).toEqual(["sent"]);
    const { state, dispatches } = await readProgress(api, clientId, id);
    expect([state, dispatches[0]?.state]).toEqual(["done", "sent"]);
  } finally {
    await consumer?.close();
  }
});

test("while Redis is down, a request returns quickly and loses nothing", async () => {
  // No server listens on port 9.
  const away = await startApi({ environment: { REDIS_URL: "redis://127.0.0.1:9" } });
  const { id: clientId } = await addClientWithFigures(away);
  await away.call(requestReport, { params: { clientId }, body });
  expect(await away.worker.generate()).toEqual(["done"]);
});
