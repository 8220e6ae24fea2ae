import { beforeEach, expect, test } from "vitest";
import { answerEnquiry, exportEnquiries, readEnquiry } from "@agency/contracts/enquiries";
import { erasePerson, readPerson } from "@agency/contracts/people";
import { notificationEntity } from "../notifications/table.ts";
import { startApi } from "../testing/api.ts";
import { emptyInbox, writeIn } from "../testing/sample-forms.ts";

const api = await startApi();
let enquiryId: string;

beforeEach(async () => {
  await api.empty();
  await emptyInbox(api);
  ({ id: enquiryId } = await writeIn(api, { language: "ms" }));
});

const answer = (text: string, number: number) =>
  api.call(answerEnquiry, { params: { enquiryId }, body: { text, number } });
const mails = () =>
  api.dependencies.database.manager.find(notificationEntity, {
    where: { kind: "enquiry-answer" },
    order: { requestedAt: "ASC", id: "ASC" },
  });

test("an answer is emailed to the person in their language, and stands in the history with its author and time", async () => {
  const answered = await answer("Yes, we can.\n\nShall we call you on Monday?", 0);
  const at = api.clock.read().toISOString();
  expect(answered).toMatchObject({
    state: "answered",
    settled: { at, by: "admin" },
    answers: [{ number: 0, text: "Yes, we can.\n\nShall we call you on Monday?", by: "admin", at, mail: "queued" }],
  });
  expect(await mails()).toMatchObject([
    { recipient: "aina@person.example", recipientName: "Aina Contoh", language: "ms", state: "queued" },
  ]);
});

test("a click that is repeated sends the answer once, also when all come at the same time", async () => {
  await Promise.all([1, 2, 3, 4].map(() => answer("Yes, we can.", 0)));
  await answer("Yes, we can.", 0);
  expect((await api.call(readEnquiry, { params: { enquiryId } })).answers).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test("a later answer belongs to the conversation of the first", async () => {
  await answer("Yes, we can.", 0);
  await answer("Monday is fine.", 1);
  const [first, second] = (await mails()).toSorted((one, other) => one.dedupeKey.localeCompare(other.dedupeKey));
  expect(first?.parameters).toMatchObject({ follows: null });
  expect(second?.parameters).toMatchObject({ text: "Monday is fine.", follows: first?.messageId });
});

test("an answer that crosses another one is refused, and sends nothing", async () => {
  await answer("Yes, we can.", 0);
  for (const number of [0, 2]) {
    const { body } = await api.refused(answerEnquiry, { params: { enquiryId }, body: { text: "Sorry, no.", number } });
    expect(body.error).toBe("enquiry_answered");
  }
  expect(await mails()).toHaveLength(1);
});

test("an empty answer and one that is too long change nothing", async () => {
  for (const text of ["  ", "x".repeat(5001)]) {
    const { body } = await api.refused(answerEnquiry, { params: { enquiryId }, body: { text, number: 0 } });
    expect(body.error).toBe("invalid_input");
  }
  expect(await api.call(readEnquiry, { params: { enquiryId } })).toMatchObject({ state: "waiting", answers: [] });
});

test("answers are in the export and in what is held about the person, and go with the person", async () => {
  await answer("=1+1 is two", 0);
  const { body } = await api.answer(exportEnquiries, { query: {} });
  expect(body.toString("utf8")).toContain("admin: =1+1 is two");
  const { records } = await api.call(readPerson, { query: { email: "aina@person.example" } });
  expect(records).toContainEqual(
    expect.objectContaining({
      kind: "contact",
      data: expect.objectContaining({ answers: [expect.objectContaining({ text: "=1+1 is two", by: "admin" })] }),
    }),
  );
  await api.call(erasePerson, { query: { email: "aina@person.example" } });
  expect(await mails()).toEqual([]);
  expect(await api.dependencies.database.select("SELECT * FROM enquiry_answers")).toEqual([]);
});
