import { expect, test } from "vitest";
import type { ImportQuestion as Question, PreviewedImport } from "@agency/contracts/imports";
import { type ChosenFile, nextStep } from "./import-steps.ts";

const chosen = (name: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  file: new File([], name),
  upload: null,
  answers: {},
  clients: {},
  shared: [],
  ready: null,
  ...more,
});

const question: Question = {
  id: "figure:totalVisitors",
  kind: "figure_column",
  sheet: null,
  line: 1,
  about: { column: null, figure: "totalVisitors", example: null },
  choices: ["Total users", "Active users"].map((value) => ({ value, label: value })),
};

const readyAs = (upload: string): PreviewedImport => ({
  kind: "ready",
  upload,
  formats: ["ga4"],
  rows: [],
  ignored: [],
  outside: [],
  leftOut: [],
  mapping: { columns: {}, dateOrder: null, reportType: null, names: [], ads: {} },
  remembered: false,
});

/** A server that asks one question about each file until it is answered. */
function server() {
  const calls: string[] = [];
  return {
    calls,
    one: async ({ file, answers }: ChosenFile): Promise<PreviewedImport> => {
      calls.push(file.name);
      const upload = `upload of ${file.name}`;
      if (file.name === "damaged.csv") throw new Error("damaged");
      return answers[question.id] ? readyAs(upload) : { kind: "question", question, of: upload, upload };
    },
    together: async (files: ChosenFile[]): Promise<PreviewedImport> => {
      calls.push(`all ${files.length}`);
      return readyAs(files[0]?.upload ?? "");
    },
    isForgotten: () => false,
    onLook: () => undefined,
  };
}

const answered = { answers: { [question.id]: "Total users" } };

test("files are looked at one after another up to the first question", async () => {
  const { calls, ...looking } = server();
  const { files, step } = await nextStep([chosen("a.csv", answered), chosen("b.csv"), chosen("c.csv")], looking);
  expect(step).toEqual({ kind: "question", file: 1, question, together: false });
  expect(files.map(({ upload }) => upload)).toEqual(["upload of a.csv", "upload of b.csv", null]);
  expect(calls).toEqual(["a.csv", "b.csv"]);
});

test("an answer for all files applies to files that ask the same with the same choices, and files are looked at together in the end", async () => {
  const shared = [{ question: { ...question, line: 9 }, value: "Active users" }];
  const { calls, ...looking } = server();
  const { files, step } = await nextStep([chosen("a.csv", { shared }), chosen("b.csv", { shared })], looking);
  expect(step).toMatchObject({ kind: "ready" });
  expect(files.map(({ answers }) => answers[question.id])).toEqual(["Active users", "Active users"]);
  expect(calls).toEqual(["a.csv", "a.csv", "b.csv", "b.csv", "all 2"]);
  const other = [{ question: { ...question, choices: [] }, value: "Active users" }];
  expect((await nextStep([chosen("a.csv", { shared: other })], looking)).step).toMatchObject({ kind: "question" });
});

test("files that are ready are not looked at again by themselves, and a single file not together", async () => {
  const { calls, ...looking } = server();
  const { files } = await nextStep([chosen("a.csv", answered), chosen("b.csv", answered)], looking);
  calls.length = 0;
  await nextStep(files, looking);
  expect(calls).toEqual(["all 2"]);
  expect((await nextStep(files.slice(0, 1), looking)).step).toMatchObject({ kind: "ready" });
  expect(calls).toEqual(["all 2"]);
});

test("a file that is refused is named by its place", async () => {
  const { calls: _calls, ...looking } = server();
  const { step } = await nextStep([chosen("a.csv", answered), chosen("damaged.csv")], looking);
  expect(step).toMatchObject({ kind: "refused", file: 1 });
});

test("files that the server keeps no longer are sent again, once", async () => {
  const forgotten = new Error("forgotten");
  let tries = 0;
  const looking = {
    ...server(),
    isForgotten: (error: unknown) => error === forgotten,
    together: async (): Promise<PreviewedImport> => {
      tries += 1;
      throw forgotten;
    },
  };
  const { step } = await nextStep([chosen("a.csv", answered), chosen("b.csv", answered)], looking);
  expect(looking.calls).toEqual(["a.csv", "b.csv", "a.csv", "b.csv"]);
  expect(tries).toBe(2);
  expect(step).toEqual({ kind: "refused", file: null, error: forgotten });
});
