import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPortal } from "@agency/contracts/portal";
import { startApi } from "../testing/api.ts";
import { migratedScratch } from "../testing/migrated-scratch.ts";
import { addClient } from "../testing/sample-input.ts";

const { folder: site } = await migratedScratch();
mkdirSync(join(site, "server"));
// Stands for the built site's program. It says which process draws, and how often it did.
writeFileSync(join(site, "package.json"), JSON.stringify({ type: "module" }));
writeFileSync(
  join(site, "server", "portal.js"),
  "let drawn = 0; export const drawPortal = ({ width }) => `${process.pid} ${width} ${(drawn += 1)}`;",
);
const api = await startApi({ site });

test("a portal is drawn outside of the process that answers, and once for many who ask at once", async () => {
  const { id: clientId } = await addClient(api);
  const read = () => api.call(readPortal, { params: { clientId }, query: { width: 900 } }, { session: null });
  const answers = await Promise.all(Array.from({ length: 12 }, read));
  const drawings = new Set([...answers, await read()].map(({ html }) => html));
  expect([...drawings]).toEqual([expect.stringMatching(/^\d+ 900 1$/)]);
  expect([...drawings][0]).not.toMatch(new RegExp(`^${process.pid} `));
});
