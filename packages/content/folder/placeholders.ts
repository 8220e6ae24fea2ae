import { founder } from "../setup/first-files.ts";
import { knownService } from "../setup/known-services.ts";
import { Files } from "./files.ts";
import { type Mistake, type Path, allTexts, type YamlFile } from "./yaml-file.ts";

/**
 * Finds everything that an agency would not publish, each with its file, its line and what to do: sample marks and numbers,
 * addresses that nobody has, links to nowhere, and texts that setup wrote.
 * @param folder of an agency, without mistakes
 */
export function placeholdersIn(folder: string): Mistake[] {
  const files = new Files(folder);
  const yaml = files.withEnding(".yaml").map((file) => files.yaml(file));
  const agency = yaml.find(({ file }) => file === "agency.yaml");
  if (agency === undefined) return [];
  // All of a sample is made up: a line for each of its addresses would say the same again.
  if (at(agency, ["sample"]) === true)
    return [
      found(
        agency,
        ["sample"],
        "sample is true, so people, projects and claims are marked as samples. `npm run setup` makes a folder of your own; in yours, set it to false.",
      ),
    ];
  return [
    ...ofTheAgency(agency),
    ...yaml.flatMap((file) =>
      allTexts(file.value).flatMap(({ text, path }) => inText(text).map((why) => found(file, path, why))),
    ),
    ...files.withEnding(".md").flatMap((file) => inMarkdown(file, files.source(file))),
    ...generalTextsIn(yaml),
  ];
}

function found({ file, lineAt }: YamlFile, path: Path, text: string): Mistake {
  return { file, line: lineAt(path), text };
}

function at({ value }: YamlFile, path: Path): unknown {
  return path.reduce((inner: unknown, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function ofTheAgency(agency: YamlFile): Mistake[] {
  const missing = [
    ...(at(agency, ["registration"]) ? [] : ["registration is missing: add your company's registration number."]),
    ...((at(agency, ["holidays"]) as unknown[] | undefined)?.length
      ? []
      : [
          "holidays is empty, so people can book a consultation on a public holiday. Add the days on which you are closed.",
        ]),
  ];
  const numbers = (["phone", "whatsapp"] as const).map((key) => ({ key, number: at(agency, [key]) }));
  return [
    ...missing.map((text) => ({ file: agency.file, text })),
    ...numbers.flatMap(({ key, number }) =>
      typeof number === "string" && isSampleNumber(number)
        ? [found(agency, [key], `${key} is ${number}, which looks like a sample number.`)]
        : [],
    ),
  ];
}

/** Numbers that handbooks and films use. */
function isSampleNumber(number: string): boolean {
  return /0{5}|1234567|55501\d\d$/.test(number.replaceAll(/\D/g, ""));
}

/** Domains that nobody can have (RFC 2606). */
const reserved = String.raw`(?:[a-z\d-]+\.)*(?:example\.(?:com|net|org)|[a-z\d-]+\.(?:example|test|invalid|localhost))`;
const reservedAddresses = new RegExp(String.raw`[\w.+-]+@${reserved}\b`, "gi");
const reservedLinks = new RegExp(String.raw`https?://${reserved}\b`, "gi");
const wholeDomain = new RegExp(String.raw`^${reserved}$`, "i");
const barePlatforms =
  /https?:\/\/(?:[a-z]+\.)?(?:facebook|instagram|linkedin|tiktok|youtube|x|twitter|github)\.com\/?(?=$|[\s)"'<])/gi;

/** In sentences that say what to write instead. */
function inText(text: string): string[] {
  return [
    ...(text.match(reservedAddresses) ?? []).map(
      (address) => `nobody can have the address ${address}. Write your own.`,
    ),
    ...(text.match(reservedLinks) ?? []).map(
      (link) => `the link ${link} leads to nowhere. Correct it, or take it away.`,
    ),
    ...(wholeDomain.test(text) ? [`nobody can have the domain ${text}. Write your own.`] : []),
    ...(text.match(barePlatforms) ?? []).map(
      (link) => `the link ${link} leads to no profile. Name yours, or take it away.`,
    ),
    ...(/\blorem ipsum\b/i.test(text) ? ["the text is filler (lorem ipsum). Write your own."] : []),
  ];
}

function inMarkdown(file: string, source: string): Mistake[] {
  return source.split("\n").flatMap((line, index) => inText(line).map((text) => ({ file, line: index + 1, text })));
}

/** Services that say nothing of their own, and the founder whom setup described. */
function generalTextsIn(yaml: readonly YamlFile[]): Mistake[] {
  const bios: readonly string[] = Object.values(founder.bio);
  return yaml.flatMap((file) => {
    const [, service] = /^services\/(.+)\.yaml$/.exec(file.file) ?? [];
    if (service !== undefined && knownService(service) === undefined && !at(file, ["page"]))
      return [{ file: file.file, text: "the page of this service has general texts. Write yours as page." }];
    if (file.file !== "team.yaml") return [];
    return allTexts(at(file, ["members"]), ["members"])
      .filter(({ text, path }) => path.includes("bio") && bios.includes(text))
      .slice(0, 1)
      .map(({ path }) =>
        found(file, path, "this is the text that setup wrote. Introduce the person in your own words."),
      );
  });
}
