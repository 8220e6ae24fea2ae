import { intro, log, outro } from "@clack/prompts";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { AgencyMistakes, loadAgency } from "../folder/load-agency.ts";
import { placeholdersIn } from "../folder/placeholders.ts";
import { mistakeSentence } from "../folder/yaml-file.ts";
import type { Brand } from "../src/brand/shape.ts";
import { answersFrom } from "./answers.ts";
import { answerAll, askAgain } from "./ask.ts";
import { readBefore } from "./before.ts";
import { brandFrom, colourProblems } from "./brand-file.ts";
import { findFont, type FontRole } from "./fonts.ts";
import type { Given } from "./given.ts";
import { questions } from "./questions.ts";
import { uninterrupted } from "./uninterrupted.ts";
import { writeFolder } from "./write-folder.ts";

type Surroundings = {
  environment: Readonly<Record<string, string | undefined>>;
  /** Whether somebody answers at a terminal. */
  attended: boolean;
  /** Takes what it says without a person. */
  print: (text: string) => void;
  /** The day, such as 2026-11-23, from which the first texts hold. */
  today: string;
};

/**
 * `npm run setup`: asks short questions, checks the answers, and writes an agency's folder. Every answer can be a flag, such as
 * `--name "Wau Studio"`; a flag is not asked for. Run again, it shows the answers of last time.
 * @param args those of the command line
 * @throws {Error} that says which answers are wrong; nothing is written then
 */
export async function setUp(args: string[], { environment, attended, print, today }: Surroundings): Promise<void> {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const names = questions.map(({ name }) => name);
  const { values } = parseArgs({
    args,
    options: {
      ...Object.fromEntries([...names, "dir"].map((name) => [name, { type: "string" as const }])),
      yes: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values["help"]) return print(usage());
  const flags = values as Record<string, string | undefined>;
  const folder = flags["dir"]
    ? resolve(environment["INIT_CWD"] ?? root, flags["dir"])
    : resolve(root, environment["AGENCY_DIR"] ?? "agency");
  const before = readBefore(folder);
  const interactive = attended && !values["yes"];

  if (interactive) {
    intro(`Your agency's folder: ${folder}`);
    log.info(
      "Press Enter to keep the answer that is shown. Type < to go back one question. Nothing is written until every question is answered.",
    );
  }
  const answered = await answerAll(flags, { folder, before: before?.given }, interactive);
  const face = (role: FontRole) =>
    findFont(role, answered[`${role}-font`] ?? "", join(folder, "brand"), before?.brand?.fonts[role]);
  const [forHeadings, forTexts] = [await face("display"), await face("text")];
  const proposeBrand = (all: Given) => brandFrom(all, forHeadings.font, forTexts.font, before?.brand);
  const given = await readableOnly(answered, proposeBrand, folder, interactive);
  const brand = proposeBrand(given);
  const answers = answersFrom(given);
  const file = environment["AGENCY_ENV"]?.split(",")[0] ?? join(root, ".env");
  uninterrupted(() => {
    const fontFiles = { ...forHeadings.files, ...forTexts.files };
    writeFolder({ folder, answers, brand, fontFiles, before, today });
    rememberFolder(file, fromRoot(root, folder), given["domain"] ?? "");
  });

  const tell = interactive ? log.info : print;
  const mistakes = mistakesIn(folder);
  if (mistakes.length > 0) tell(listed("Correct these, since the product does not start with them:", mistakes));
  const left = mistakes.length > 0 ? [] : placeholdersIn(folder).map(mistakeSentence);
  if (left.length > 0) tell(listed("Before you publish it:", left));
  const done = `${before ? "Updated" : "Written"}: ${folder}. ${relative(root, file)} points to it, so "npm start" shows it.`;
  if (interactive) outro(done);
  else print(done);
}

function usage(): string {
  const flags = questions.map(({ name, ask }) => `  --${name.padEnd(18)}${typeof ask === "string" ? ask : ask({})}`);
  return [
    `npm run setup: asks ${questions.length} short questions about your agency, most of which have an answer already, and writes its folder. Run it again to change an answer.`,
    "",
    'Every answer can be a flag, as in: npm run setup -- --name "Wau Studio"',
    ...flags,
    `  --${"dir".padEnd(18)}The folder: "agency" in the checkout, or what AGENCY_DIR names`,
    `  --${"yes".padEnd(18)}Asks no questions: keeps earlier answers, or uses the defaults`,
  ].join("\n");
}

/** What an answer made wrong in a file that somebody wrote by hand, such as the name of a service that went. */
function mistakesIn(folder: string): string[] {
  try {
    loadAgency(folder);
    return [];
  } catch (error) {
    if (error instanceof AgencyMistakes) return error.mistakes.map(mistakeSentence);
    throw error;
  }
}

function listed(title: string, sentences: readonly string[]): string {
  return [title, ...sentences.map((sentence) => `- ${sentence}`)].join("\n");
}

/**
 * The answers with colours that can be read in every part of the product, asked for again until they can.
 * @throws {Error} that says what cannot be read, where nobody can be asked
 */
async function readableOnly(
  given: Given,
  proposeBrand: (given: Given) => Brand,
  folder: string,
  interactive: boolean,
): Promise<Given> {
  const problems = colourProblems(proposeBrand(given));
  if (problems.length === 0) return given;
  const reason = `These colours do not stand out enough:\n${problems.join("\n")}`;
  if (!interactive) throw new Error(reason);
  log.error(reason);
  return readableOnly(
    await askAgain("Colours", given, { folder, before: undefined }),
    proposeBrand,
    folder,
    interactive,
  );
}

/** Docker Compose takes a path without a dot for the name of a volume. */
function fromRoot(root: string, folder: string): string {
  const path = relative(root, folder).replaceAll("\\", "/");
  return path.startsWith("..") ? path : `./${path}`;
}

/**
 * Writes AGENCY_DIR into the environment file that `npm start` reads (AGENCY_ENV, or else `.env`), and the site's address as a line to uncomment on the
 * server: on this machine the site stays at its local address.
 */
function rememberFolder(file: string, folder: string, domain: string): void {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const kept = lines.filter((line) => line.trim() !== "" && !/^(?:AGENCY_DIR=|# PUBLIC_URL=)/.test(line));
  const address = lines.some((line) => line.startsWith("PUBLIC_URL=")) ? [] : [`# PUBLIC_URL=https://${domain}`];
  writeFileSync(file, `${[...kept, `AGENCY_DIR=${folder}`, ...address].join("\n")}\n`);
}
