import { beforeEach, expect, test } from "vitest";
import { startRun } from "@agency/contracts/board";
import { startApi } from "../testing/api.ts";
import { addClient, october, september, typeIn } from "../testing/sample-input.ts";
import { checkSums } from "./check-sums.ts";
import { revisionEntity } from "./table.ts";

const api = await startApi();
const { database } = api.dependencies;
beforeEach(api.empty);

test("what an approved report says of how its leads add up holds, until somebody changes a figure behind its back", async () => {
  const { id } = await addClient(api);
  const figures = { ...september.figures, totalLeads: 90, sessions: 4000 };
  await typeIn(api, id, { ...september, figures });
  await typeIn(api, id, { ...october, figures: { ...october.figures, totalLeads: 40, sessions: 3000 } });
  await api.call(startRun, { body: { action: "generate", reportType: "monthly", clientIds: [id] } });
  await api.worker.generate();
  expect(await checkSums(database)).toEqual({ held: 1, total: 1, unproven: [] });

  const revision = await database.manager.findOneOrFail(revisionEntity, { where: { number: 1 } });
  const { reportId, number, snapshot } = revision;
  // By hand: visits -1,000 x mean rate (90/4,000 + 40/3,000) / 2 = -17.9; the rate -0.917% x 3,500 = -32.1.
  expect(snapshot.why).toEqual([
    {
      identity: "leads",
      before: { leads: 90, sessions: 4000 },
      now: { leads: 40, sessions: 3000 },
      parts: { visits: -18, rate: -32 },
    },
  ]);
  const changed = { ...snapshot, figures: { ...snapshot.figures, totalLeads: 41 } };
  await database.write((transaction) =>
    transaction.update(revisionEntity, { reportId, number }, { snapshot: changed }),
  );
  expect(await checkSums(database)).toMatchObject({ held: 0, total: 1, unproven: [{ reportId, revision: 1 }] });
});
