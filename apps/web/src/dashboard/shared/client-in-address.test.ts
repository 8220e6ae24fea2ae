import { expect, test } from "vitest";
import { remedyPath } from "../attention/remedy-path.ts";
import { clientPath, reviewPath, figuresPath, withClient } from "./client-in-address.ts";

const clientId = "SAMPL-E0000-00000-00000-000001";
const period = { reportType: "monthly", periodStart: "2026-10-01" } as const;
const item = {
  clientId,
  clientName: "Sample",
  reportId: "01890000-0000-7000-8000-000000000000",
  reportType: "monthly",
  reportPeriod: { start: "2026-10-01", end: "2026-10-31" },
};

test.each([
  withClient("/admin", clientId),
  clientPath(clientId, "history"),
  reviewPath({ id: item.reportId, clientId }),
  figuresPath(clientId, period),
  ...(["mail_failed", "no_figures", "no_recipients", "waiting_review"] as const).map((kind) =>
    remedyPath({ ...item, kind } as Parameters<typeof remedyPath>[0]),
  ),
])("%s has the client's ID where no server learns it", (path) => {
  const { pathname, search, hash } = new URL(path, "https://agency.test");
  expect(pathname + search).not.toContain(clientId);
  expect([...new URLSearchParams(hash.slice(1)).values()]).toEqual([clientId]);
});
