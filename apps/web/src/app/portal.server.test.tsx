import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { getMessages } from "@agency/content/translations";
import type { PortalClient } from "@agency/contracts/clients";
import type { Report } from "@agency/contracts/reports";
import { corpus } from "@agency/model/report/corpus.fixture";
import { snapshotToJson } from "@agency/model/report/snapshot";
import { drawPortal } from "./portal.server.tsx";

const kedai: PortalClient = {
  id: "7KQ2-9XTB",
  name: 'Kedai <script>alert("kopi")</script>',
  website: null,
  package: "starter",
  status: "active",
  language: "en",
  logo: null,
  recording: "on",
};
const { portal } = getMessages("ms");

function draw(client: PortalClient, name?: keyof typeof corpus) {
  const snapshot = name && corpus[name];
  const newest = snapshot && ({ id: "1", revision: 1, snapshot: snapshotToJson(snapshot) } as Report);
  return drawPortal({
    client,
    newest: newest ?? null,
    report: null,
    language: "ms",
    texts: { ...getMessages("ms") },
    width: 390,
  });
}

test("a portal is drawn for its reader's language with the figures, the chart and nothing that runs", () => {
  const html = draw(kedai, "one week");
  expect(html).not.toContain("<script");
  const drawn = parse(html);
  expect(drawn.querySelector("h1")?.textContent).toContain('<script>alert("kopi")</script>');
  expect(drawn.querySelector("main [data-known]")?.textContent).toMatch(/\d/);
  expect(drawn.querySelectorAll("[role=tab]").map(({ textContent }) => textContent)).toEqual(
    Object.values(portal.tabs).slice(1),
  );
  expect(drawn.querySelector("header button")?.textContent).toBe(portal.room.leave);
});

test("nothing of one client's portal is left in the next one's", () => {
  draw(kedai, "one week");
  const html = draw({ ...kedai, id: "AAAA-BBBB", name: "Salun Contoh" });
  expect(html).toContain("Salun Contoh");
  expect(html).toContain(portal.reports.none);
  expect(html).not.toMatch(/Kedai|7KQ2|data-known/);
});
