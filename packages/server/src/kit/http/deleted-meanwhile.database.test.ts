import { afterEach, expect, test, vi } from "vitest";
import { saveFigures } from "@agency/contracts/figures";
import { requestReport, sendReport } from "@agency/contracts/reports";
import { clientByAccessId, deleteClient } from "../../clients/store.ts";
import { startApi } from "../../testing/api.ts";
import { addClientWithFigures, october } from "../../testing/sample-input.ts";

let clientId: string;

const api = await startApi();
afterEach(() => vi.restoreAllMocks());

/** Finds a client that another staff member deletes right afterwards. */
async function deletedMeanwhile(): Promise<{ clientId: string }> {
  ({ id: clientId } = await addClientWithFigures(api));
  const { database, figures } = api.dependencies;
  const { select } = database;
  const client = await clientByAccessId(database, clientId.replaceAll("-", ""));
  vi.spyOn(database, "select").mockImplementation(async (sql, values) => {
    const rows = await select(sql, values);
    if (client && sql.endsWith("WHERE client.accessId = ?")) await deleteClient(database, client.id);
    return rows;
  });
  vi.spyOn(figures, "withPeriod").mockResolvedValue(new Set([client?.id ?? ""]));
  return { clientId };
}

test.each([
  [
    "requesting a report",
    async () => api.refused(requestReport, { params: await deletedMeanwhile(), body: { reportType: "monthly" } }),
  ],
  [
    "sending a report",
    async () => api.refused(sendReport, { params: await deletedMeanwhile(), body: { reportType: "monthly" } }),
  ],
  [
    "saving figures",
    async () => {
      const figures = { ...october.figures, topRankings: [] };
      return api.refused(saveFigures, { params: await deletedMeanwhile(), body: { ...october, figures } });
    },
  ],
])("%s of a client deleted in the meantime gets the 404 of a missing client", async (_, ask) => {
  const { status, body } = await ask();
  expect([status, body.error]).toEqual([404, "client_not_found"]);
});
