import { afterEach, expect, test, vi } from "vitest";
import { saveFigures } from "@agency/contracts/figures";
import { requestReport, sendReport } from "@agency/contracts/reports";
import { deleteClient } from "../../board/change-client.ts";
import { clientByAccessId } from "../../clients/store.ts";
import { startApi } from "../../testing/api.ts";
import { addClientWithFigures, october } from "../../testing/sample-input.ts";

const api = await startApi();
afterEach(() => vi.restoreAllMocks());

/** A client that another staff member deletes once it was found, or just before something of it is stored. */
async function deletedOnce(moment: "found" | "stored"): Promise<{ clientId: string }> {
  const { id: clientId } = await addClientWithFigures(api);
  const { database } = api.dependencies;
  const { select, write } = database;
  const client = await clientByAccessId(database, clientId.replaceAll("-", ""));
  const remove = async () => client && deleteClient(database, client.id);
  if (moment === "stored") {
    vi.spyOn(database, "write").mockImplementationOnce(async (work) => {
      await remove();
      return write(work);
    });
  } else {
    vi.spyOn(database, "select").mockImplementation(async (sql, values) => {
      const rows = await select(sql, values);
      if (sql.endsWith("WHERE client.accessId = ?")) await remove();
      return rows;
    });
  }
  return { clientId };
}

test.each([
  [
    "requesting a report",
    async () => api.refused(requestReport, { params: await deletedOnce("stored"), body: { reportType: "monthly" } }),
  ],
  [
    "sending a report",
    async () => api.refused(sendReport, { params: await deletedOnce("stored"), body: { reportType: "monthly" } }),
  ],
  [
    "saving figures",
    async () => {
      const figures = { ...october.figures, topRankings: [] };
      return api.refused(saveFigures, { params: await deletedOnce("found"), body: { ...october, figures } });
    },
  ],
])("%s of a client deleted in the meantime gets the 404 of a missing client", async (_, ask) => {
  const { status, body } = await ask();
  expect([status, body.error]).toEqual([404, "client_not_found"]);
});
