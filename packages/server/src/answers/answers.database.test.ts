import { beforeEach, expect, test } from "vitest";
import {
  type AnswerInput,
  giveAnswer,
  giveSharedAnswer,
  listAnswers,
  readAnswer,
  readSharedAnswer,
  settleAnswer,
} from "@agency/contracts/answers";
import { readAttention } from "@agency/contracts/attention";
import { deleteClient } from "@agency/contracts/clients";
import { readPerson } from "@agency/contracts/people";
import { requestReport } from "@agency/contracts/reports";
import { endShare, listShares, makeShare } from "@agency/contracts/shares";
import { startApi } from "../testing/api.ts";
import { addMailLink } from "../testing/mail-link.ts";
import { addClient, addClientWithFigures, october, september, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
const client = { session: null };
const nothing = { rating: null, question: null, customers: null, worth: null, name: null };
let place: { clientId: string; reportId: string };

beforeEach(async () => {
  await api.empty();
  place = await addReport("Kedai Bunga");
});

async function addReport(name: string) {
  const { id: clientId } = await addClientWithFigures(api, { name, email: "bunga@client.example" });
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  return { clientId, reportId };
}

const give = (said: Partial<AnswerInput>) =>
  api.call(giveAnswer, { params: place, body: { revision: 1, ...nothing, ...said } }, client);
const refuse = async (said: Partial<AnswerInput>, who: { session?: null } = client) =>
  (await api.refused(giveAnswer, { params: place, body: { revision: 1, ...nothing, ...said } }, who)).body;
const own = (who: { session?: null } = client) => api.call(readAnswer, { params: place, query: { revision: 1 } }, who);
const list = () => api.call(listAnswers, { params: { clientId: place.clientId } });
const questions = async () =>
  (await api.call(readAttention, {})).items.flatMap((item) =>
    item.kind === "client_question" ? [{ question: item.question, client: item.clientName }] : [],
  );

test("what a client says stands with the staff, by whom and when, and is changed in place", async () => {
  expect(await own()).toEqual({ answer: null, state: "open" });
  await give({ rating: "up" });
  api.clock.advance(3600);
  const said = {
    rating: "down",
    question: "Why fewer calls?\nWe were open.",
    customers: 3,
    worth: 2400,
    name: "Puan Lim",
  } as const;
  await give(said);
  const at = api.clock.read().toISOString();
  expect(await own()).toEqual({ answer: { ...said, at }, state: "open" });
  expect(await list()).toEqual([
    expect.objectContaining({
      ...said,
      at,
      reportId: place.reportId,
      reportType: "monthly",
      revision: 1,
      recipient: null,
      settled: null,
    }),
  ]);
});

test("saying nothing takes the answer back", async () => {
  await give({ question: "Why?", name: "Puan Lim" });
  expect(await give({ name: "Puan Lim" })).toEqual({ answer: null, state: "open" });
  expect(await list()).toEqual([]);
});

test("each link has its own answer, and that of an email says whose it is", async () => {
  const shareToken = await addMailLink(api, place.reportId, "bunga@client.example");
  const { token: forwarded } = await api.call(makeShare, { params: place, body: { days: 7 } }, client);
  const byLink = (token: string, said: Partial<AnswerInput>) =>
    api.call(giveSharedAnswer, { params: { shareToken: token }, body: { revision: 1, ...nothing, ...said } }, client);
  await give({ rating: "up" });
  await byLink(shareToken, { question: "Which calls?" });
  await byLink(forwarded, { rating: "down" });
  const query = { revision: 1 };
  expect(await api.call(readSharedAnswer, { params: { shareToken }, query }, client)).toMatchObject({
    answer: { question: "Which calls?", rating: null },
    state: "open",
  });
  expect((await list()).map(({ rating, question, recipient }) => [rating, question, recipient])).toEqual(
    expect.arrayContaining([
      ["up", null, null],
      [null, "Which calls?", "bunga@client.example"],
      ["down", null, null],
    ]),
  );
});

test("twelve at the same time are one answer", async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => give({ customers: n })));
  expect(await list()).toHaveLength(1);
});

test("a question waits for a person until one has dealt with it, and again when it is another one", async () => {
  await give({ rating: "up" });
  expect(await questions()).toEqual([]);
  await give({ rating: "up", question: "Why fewer calls?" });
  expect(await questions()).toEqual([{ question: "Why fewer calls?", client: "Kedai Bunga" }]);
  const [{ id: answerId } = { id: "" }] = await list();
  const params = { clientId: place.clientId, answerId };
  const settled = await api.call(settleAnswer, { params, body: { settled: true } });
  expect(settled.settled).toEqual({ at: api.clock.read().toISOString(), by: "admin" });
  expect(await questions()).toEqual([]);
  await give({ rating: "down", question: "Why fewer calls?" });
  expect(await questions()).toEqual([]);
  await give({ rating: "down", question: "And fewer visitors?" });
  expect(await questions()).toEqual([{ question: "And fewer visitors?", client: "Kedai Bunga" }]);
  await api.call(settleAnswer, { params, body: { settled: true } });
  await api.call(settleAnswer, { params, body: { settled: false } });
  expect(await questions()).toHaveLength(1);
});

test("the staff answer nothing in the client's place, and are told so", async () => {
  expect(await own({})).toEqual({ answer: null, state: "staff" });
  expect(await refuse({ rating: "up" }, {})).toMatchObject({ error: "answer_by_staff" });
  expect(await list()).toEqual([]);
});

test("after the next report of its type, the answer stays as it is", async () => {
  const { id: clientId } = await addClient(api);
  const addMonth = async (figures: typeof october | typeof september) => {
    await typeIn(api, clientId, figures);
    const body = { reportType: "monthly", periodStart: figures.periodStart } as const;
    const { id: reportId } = await api.call(requestReport, { params: { clientId }, body });
    await api.worker.generate();
    return { clientId, reportId };
  };
  place = await addMonth(september);
  await give({ rating: "up" });
  await addMonth(october);
  expect(await own()).toMatchObject({ answer: { rating: "up" }, state: "closed" });
  expect(await refuse({ rating: "down" })).toMatchObject({ error: "answer_closed" });
});

test("only revisions and links that open the report take an answer, and a bad one changes nothing", async () => {
  await give({ rating: "up" });
  const refusedRevision = await api.refused(
    giveAnswer,
    { params: place, body: { revision: 2, ...nothing, rating: "down" } },
    client,
  );
  expect(refusedRevision.body.error).toBe("report_not_found");
  for (const wrong of [{ question: "x".repeat(501) }, { customers: -1 }, { worth: 1.5 }, { name: "two\nlines" }])
    expect(await refuse({ rating: "down", ...wrong })).toMatchObject({ error: "invalid_input" });
  const { token: shareToken } = await api.call(makeShare, { params: place, body: { days: 7 } }, client);
  const [{ id: shareId } = { id: "" }] = await api.call(listShares, { params: place }, client);
  await api.call(endShare, { params: { ...place, shareId } }, client);
  const byEnded = await api.refused(
    giveSharedAnswer,
    { params: { shareToken }, body: { revision: 1, ...nothing, rating: "down" } },
    client,
  );
  expect(byEnded.body.error).toBe("share_ended");
  expect(await list()).toMatchObject([{ rating: "up" }]);
});

test("an answer belongs to what is held about the client's address, and goes with the client", async () => {
  await give({ question: "Why?" });
  const { records } = await api.call(readPerson, { query: { email: "bunga@client.example" } });
  expect(records).toContainEqual(
    expect.objectContaining({ kind: "report-answer", data: expect.objectContaining({ question: "Why?" }) }),
  );
  await api.call(deleteClient, { params: { clientId: place.clientId } });
  expect(await api.dependencies.database.select("SELECT * FROM report_answers")).toEqual([]);
});
