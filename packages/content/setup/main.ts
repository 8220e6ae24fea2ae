import { cancel, intro, isCancel, log, outro, text } from "@clack/prompts";
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Brand } from "../src/brand/shape.ts";
import type { Answers } from "../src/shape.ts";
import { answersFrom } from "./answers.ts";
import { brandFrom, colourProblems } from "./brand-file.ts";
import { rememberFolder } from "./environment.ts";
import { findFont, type FontRole } from "./fonts.ts";
import { type Before, givenBefore } from "./given-before.ts";
import { type Given, type Question, questions } from "./questions.ts";
import { writeFolder } from "./write-folder.ts";

/**
 * `npm run setup`: asks nine things, checks the answers, and writes an agency's folder. Every answer can be a flag, such as
 * `--name "Wau Studio"`; a flag is not asked for. Run again, it shows the answers of last time.
 */
async function main(): Promise<void> {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const names = questions.map(({ name }) => name);
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries([...names, "dir"].map((name) => [name, { type: "string" as const }])),
      yes: { type: "boolean" },
    },
  });
  const flags = values as Record<string, string | undefined>;
  const folder = flags["dir"]
    ? resolve(process.env["INIT_CWD"] ?? root, flags["dir"])
    : resolve(root, process.env["AGENCY_DIR"] ?? "agency");
  const before = await readBefore(folder);
  const interactive = process.stdin.isTTY && !values["yes"];

  if (interactive) intro(`Your agency's folder: ${folder}`);
  const given = await answerAll(flags, before ? givenBefore(before) : {}, folder, interactive);
  const face = (role: FontRole) =>
    findFont(role, given[`${role}-font`] ?? "", join(folder, "brand"), before?.brand?.fonts[role]);
  const [forHeadings, forTexts] = [await face("display"), await face("text")];
  const brand = brandFrom(given, forHeadings.font, forTexts.font);
  const problems = colourProblems(brand);
  if (problems.length > 0) throw new Error(`The colours cannot be read:\n${problems.join("\n")}`);
  const answers = answersFrom(given, before?.since ?? new Date().getFullYear());
  writeFolder({ folder, answers, brand, fontFiles: { ...forHeadings.files, ...forTexts.files }, before });
  const file = rememberFolder(root, folder, given["domain"] ?? "");

  const done = `${before ? "Brought up to date" : "Written"}: ${folder}. ${relative(root, file)} names it, so "npm start" shows it.`;
  if (interactive) outro(done);
  else console.log(done);
}

/** The answers of an earlier run. */
async function readBefore(folder: string): Promise<Before | undefined> {
  const [answers, brand] = [join(folder, "answers.ts"), join(folder, "brand/brand.ts")].map((file) =>
    pathToFileURL(file),
  );
  if (!answers || !brand || !existsSync(answers)) return undefined;
  const own = (await import(answers.href)) as { answers: Answers };
  const look = existsSync(brand) ? ((await import(brand.href)) as { brand: Brand }).brand : undefined;
  return { ...own.answers, brand: look };
}

/**
 * An answer to every question: from its flag, from a person, from last time, or the usual one.
 * @throws {Error} that names every flag that is missing or wrong
 */
async function answerAll(
  flags: Record<string, string | undefined>,
  before: Given,
  folder: string,
  interactive: boolean,
): Promise<Given> {
  const given: Record<string, string> = {};
  const wrong: string[] = [];
  let chapter = "";
  for (const question of questions) {
    const { name, about, usual } = question;
    const flag = flags[name];
    const preset = before[name] ?? usual(given);
    if (interactive && flag === undefined) {
      if (about !== chapter) log.step(about);
      chapter = about;
      given[name] = await askPerson(question, preset, given, folder);
    } else {
      const answer = flag ?? preset;
      given[name] = answer;
      const reason = question.problem(answer, given) ?? (await failureOf(question, answer, folder));
      if (reason) wrong.push(`--${name}: ${reason}`);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return given;
}

/** Asks until the answer is right. */
async function askPerson(question: Question, preset: string, given: Given, folder: string): Promise<string> {
  const { ask, problem } = question;
  const answer = await text({
    message: ask,
    initialValue: preset,
    validate: (value) => problem(value ?? "", given),
  });
  if (isCancel(answer)) {
    cancel("Nothing was written.");
    process.exit(1);
  }
  const reason = await failureOf(question, answer, folder);
  if (reason === undefined) return answer;
  log.error(reason);
  return askPerson(question, answer, given, folder);
}

async function failureOf({ check }: Question, answer: string, folder: string): Promise<string | undefined> {
  try {
    await check?.(answer, folder);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
