import { beforeEach, expect, test } from "vitest";
import { listActivity } from "@agency/contracts/activity";
import { readBoard, startRun } from "@agency/contracts/board";
import { acceptProposal, dismissProposal, listProposals } from "@agency/contracts/proposals";
import { readDraft, readReport } from "@agency/contracts/reports";
import { saveSettings } from "@agency/contracts/settings";
import { changeMember, listTeam } from "@agency/contracts/team";
import { endToken, listTokens, makeToken } from "@agency/contracts/tokens";
import { mostProposals } from "@agency/model/proposals";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { openDoor } from "./assistant.fixture.ts";

const api = await startApi();
const door = await openDoor(api);
beforeEach(async () => {
  await api.empty();
  await api.call(saveSettings, { body: { tokens: true } });
});

/** A client with a report that waits for its review. */
async function addDraft(name: string) {
  const { id: clientId } = await addClientWithFigures(api, { name });
  await api.call(startRun, { body: { action: "prepare", reportType: "monthly", clientIds: [clientId] } });
  await api.worker.generate();
  const { rows } = await api.call(readBoard, { query: { reportType: "monthly", search: name } });
  return { name, clientId, reportId: rows[0]?.reportId ?? "" };
}

const proposals = ({ clientId, reportId }: { clientId: string; reportId: string }) =>
  api.call(listProposals, { params: { clientId, reportId } });

const comment = "Leads rose because of the new opening hours.";

test("a token proposes only when its maker lets it, and then a comment and a line wait for a person, seen by no client", async () => {
  const draft = await addDraft("Kedai Contoh");
  const plain = await door.assistant();
  expect((await plain.client.listTools()).tools.map(({ name }) => name)).not.toContain("propose_comment");
  await expect(plain.ask("propose_line", { client: draft.name, text: "x" })).rejects.toThrow(/not found/);

  const { ask, client, token } = await door.assistant({ name: "October helper", mayPropose: true });
  const { tools } = await client.listTools();
  const changing = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name);
  expect(changing.toSorted((one, other) => one.localeCompare(other))).toEqual(["propose_comment", "propose_line"]);
  expect(await ask("propose_comment", { client: draft.name, text: comment })).toMatchObject({ isError: false });
  expect(await ask("propose_line", { client: draft.name, text: "Changed the opening hours" })).toMatchObject({
    isError: false,
  });
  expect(await proposals(draft)).toMatchObject([
    { kind: "comment", language: "en", text: comment, token: "October helper" },
    { kind: "line", language: null, text: "Changed the opening hours", token: "October helper" },
  ]);
  const params = { clientId: draft.clientId, reportId: draft.reportId };
  expect(JSON.stringify(await api.call(readDraft, { params }))).not.toMatch(/opening hours/);

  await api.call(startRun, { body: { action: "approve", reportType: "monthly", clientIds: [draft.clientId] } });
  await api.worker.generate();
  const read = await api.call(readReport, { params }, { session: null });
  expect(JSON.stringify(read)).not.toMatch(/opening hours|October helper/);
  const { entries } = await api.call(listActivity, { query: { kind: "proposal.made" } });
  expect(entries).toMatchObject([
    { token: "October helper", by: "admin", about: { clientId: draft.clientId } },
    { token: "October helper" },
  ]);
  expect((await api.call(listActivity, { query: { tokenId: token.id, kind: "proposal.made" } })).total).toBe(2);
});

test("a person accepts or dismisses each proposal once, which is written down, and the words become part of nothing by that", async () => {
  const draft = await addDraft("Kedai Contoh");
  const { ask } = await door.assistant({ mayPropose: true });
  for (const text of ["First", "Second"]) await ask("propose_comment", { client: draft.name, text });
  const [first, second] = await proposals(draft);
  const params = (id = "") => ({ clientId: draft.clientId, reportId: draft.reportId, proposalId: id });
  const viewer = { session: await api.join("viewer") };
  expect((await api.refused(acceptProposal, { params: params(first?.id) }, viewer)).body.error).toBe("not_allowed");
  await api.call(acceptProposal, { params: params(first?.id) });
  await api.call(dismissProposal, { params: params(second?.id) });
  expect(await proposals(draft)).toEqual([]);
  for (const route of [acceptProposal, dismissProposal]) {
    const { body } = await api.refused(route, { params: params(first?.id) });
    expect(body.error).toBe("proposal_not_found");
  }
  const { report } = await api.call(readDraft, { params: params() });
  expect(report?.snapshot.comments).toEqual({});
  for (const kind of ["proposal.accepted", "proposal.dismissed"]) {
    const { entries } = await api.call(listActivity, { query: { kind } });
    expect(entries[0]).toMatchObject({ token: "Sample assistant", about: { clientId: draft.clientId } });
  }
});

test("a proposal is for a draft, is no longer than a person could write, shows all of its letters, and few wait at a time", async () => {
  const draft = await addDraft("Kedai Contoh");
  const { ask } = await door.assistant({ mayPropose: true });
  const refused = async (tool: string, text: string) =>
    expect(await ask(tool, { client: draft.name, text }), text).toMatchObject({ isError: true });
  await refused("propose_comment", "x".repeat(2001));
  await refused("propose_line", "x".repeat(201));
  await refused("propose_line", "two\nlines");
  for (const hidden of ["\u202Etxet", "a\u200Bb", "a\u{E0041}b", "a\u0000b"]) await refused("propose_comment", hidden);
  expect(await ask("propose_comment", { client: draft.name, text: "Two\nlines" })).toMatchObject({ isError: false });
  await Promise.all(
    Array.from({ length: mostProposals + 4 }, (_, n) => ask("propose_line", { client: draft.name, text: `Line ${n}` })),
  );
  expect(await proposals(draft)).toHaveLength(mostProposals);

  const approved = await addDraft("Kedai Lulus");
  await api.call(startRun, { body: { action: "approve", reportType: "monthly", clientIds: [approved.clientId] } });
  await api.worker.generate();
  const late = await ask("propose_line", { client: approved.name, text: "Late" });
  expect(late).toMatchObject({ isError: true, text: expect.stringContaining("waits for an approval") });
});

test("nothing is proposed for a client that the token does not see, nor by a viewer, nor by somebody who became one", async () => {
  const [own, other] = [await addDraft("Kedai Contoh"), await addDraft("Sample Stranger")];
  const { ask } = await door.assistant({ clientIds: [own.clientId], mayPropose: true });
  expect(await ask("propose_line", { client: other.name, text: "Hello" })).toMatchObject({ isError: true });
  expect(await proposals(other)).toEqual([]);

  const body = { name: "Viewer's", days: 1, mayPropose: true };
  const refused = await api.refused(makeToken, { body }, { session: await api.join("viewer") });
  expect(refused.body.fields?.[0]?.field).toBe("mayPropose");

  const before = new Set((await api.call(listTeam, {})).map(({ id }) => id));
  const session = await api.join("staff");
  const staff = await door.assistant({ mayPropose: true }, session);
  expect(await staff.ask("propose_line", { client: own.name, text: "Hello" })).toMatchObject({ isError: false });
  const member = (await api.call(listTeam, {})).find(({ id }) => !before.has(id));
  const params = { memberId: member?.id ?? "" };
  await api.call(changeMember, { params, body: { role: "viewer" } });
  await expect(staff.ask("propose_line", { client: own.name, text: "Again" })).rejects.toThrow(/not found/);
  expect(await proposals(own)).toHaveLength(1);
  await api.call(changeMember, { params, body: { active: false } });
  expect(await proposals(own)).toEqual([]);
});

test("what a token proposed ends with it", async () => {
  const draft = await addDraft("Kedai Contoh");
  const { ask, token } = await door.assistant({ mayPropose: true });
  await ask("propose_comment", { client: draft.name, text: comment });
  const { tokens } = await api.call(listTokens, {});
  expect(tokens.find(({ id }) => id === token.id)).toMatchObject({ mayPropose: true });
  await api.call(endToken, { params: { tokenId: token.id } });
  expect(await proposals(draft)).toEqual([]);
});
