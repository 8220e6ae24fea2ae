import { execFile } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { sampleAgency, sampleBrand } from "../src/sample-agency.ts";
import { setUp } from "./set-up.ts";

const run = promisify(execFile);
const content = fileURLToPath(new URL("../", import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "setup-"));
  folders.push(folder);
  return folder;
}

const studio = {
  name: "Wau Studio",
  "legal-name": "Wau Studio Pte. Ltd.",
  email: "hello@wau-studio.example",
  phone: "+65 6123 4567",
  street: "2 Sample Road",
  postcode: "018956",
  city: "Singapore",
  domain: "www.wau-studio.example",
  languages: "en,ms",
  country: "SG",
  services: "Web design, SEO, Calligraphy|Kaligrafi",
  cities: "Singapore|Singapura, Johor Bahru",
};

/** Runs setup without a person. The environment file is in a folder of the test's. @returns what it says */
async function setup(folder: string, answers: Readonly<Record<string, string>>): Promise<string> {
  const said: string[] = [];
  const environment = { AGENCY_ENV: join(folder, "env") };
  const print = (text: string) => void said.push(text);
  await setUp(setupArguments(folder, answers), { environment, attended: false, print, today: "2026-11-23" });
  return said.join("\n");
}

/** The same in a process of its own, as in a script. */
async function setupAlone(folder: string, answers: Readonly<Record<string, string>>, settings: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...settings, AGENCY_ENV: join(folder, "env") };
  return run(process.execPath, [join(content, "setup/main.ts"), ...setupArguments(folder, answers)], { env });
}

function setupArguments(folder: string, answers: Readonly<Record<string, string>>): string[] {
  const flags = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
  return ["--dir", join(folder, "agency"), "--yes", ...flags];
}

/** Texts and colours that only the repository's sample agency has, as "file: trace". Its text face is setup's proposal. */
function tracesOfSample(folder: string): string[] {
  const { colours, fonts } = sampleBrand;
  const common = new Set(["#000000", "#ffffff"]);
  const traces = [
    sampleAgency.name,
    sampleAgency.email,
    sampleAgency.phone,
    fonts.display.family,
    ...Object.values<string>({ ...colours.light, ...colours.dark }).filter((colour) => !common.has(colour)),
  ];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:yaml|md|svg)$/.test(file),
  );
  expect(files).toContain("brand.yaml");
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8").toLowerCase();
    return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${file}: ${trace}`);
  });
}

test("setup writes a folder that the product understands, and runs again without losing what was edited", async () => {
  const folder = newFolder();
  await setup(folder, studio);
  const agency = join(folder, "agency");
  expect(readFileSync(join(folder, "env"), "utf8")).toContain("AGENCY_DIR=");

  expect(tracesOfSample(agency)).toEqual([]);

  const read = await run(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `const { agencyDetails } = await import("${join(content, "src/agency.ts")}");
       const { cityPages } = await import("${join(content, "src/cities.ts")}");
       const { formatPrice, plans } = await import("${join(content, "src/plans.ts")}");
       const { getMessages } = await import("${join(content, "src/translations.ts")}");
       const { brand } = await import("${join(content, "src/brand.ts")}");
       console.log(JSON.stringify({ agencyDetails, pages: cityPages.length, price: formatPrice(plans[0].price.amount),
         ms: getMessages("ms").common.services, accent: brand.colours.light.accent }));`,
    ],
    { env: { ...process.env, AGENCY_DIR: agency } },
  );
  expect(JSON.parse(read.stdout)).toMatchObject({
    agencyDetails: { name: "Wau Studio", address: "2 Sample Road, Singapore 018956", timeZone: "Asia/Singapore" },
    pages: 6,
    price: "S$\u00A01,500",
    ms: { "web-design": "Reka bentuk web", calligraphy: "Kaligrafi" },
  });

  rmSync(join(agency, "articles/reading-your-monthly-report"), { recursive: true });
  const ours = "# ours\nhomeServices: [ calligraphy ]\n";
  appendFileSync(join(agency, "agency.yaml"), ours);
  appendFileSync(join(agency, "services/calligraphy.yaml"), "cityHeading: { en: Pictures, ms: Gambar } # ours\n");
  writeFileSync(join(folder, "env"), "PORT=8080\n");
  await setup(folder, { name: "Wau Studio Two" });
  const written = readFileSync(join(agency, "agency.yaml"), "utf8");
  expect(written).toContain("name: Wau Studio Two\n");
  expect(written).toContain("hello@wau-studio.example");
  expect(written).toContain(ours);
  expect(readFileSync(join(agency, "services/calligraphy.yaml"), "utf8")).toContain("# ours");
  expect(existsSync(join(agency, "articles/reading-your-monthly-report"))).toBe(false);
  expect(readFileSync(join(folder, "env"), "utf8")).toMatch(/^PORT=8080\nAGENCY_DIR=/);
});

test("a Chinese site needs Chinese names, and a symbol is short", async () => {
  const refused = setup(newFolder(), {
    ...studio,
    languages: "en,zh",
    services: "SEO, Photography for marketing",
    cities: "Singapore",
    "currency-symbol": "RMSEO, Photography",
  });
  await expect(refused).rejects.toThrow(
    /--currency-symbol: Write a short symbol.*\n--services: Write "Photography for marketing" in zh as well: en=Photography for marketing\|zh=.*\n--cities: Write "Singapore" in zh/,
  );
});

test("names stay with their languages when these change their order, or one goes and comes back", async () => {
  const folder = newFolder();
  const names = () =>
    readFileSync(join(folder, "agency/services/photography.yaml"), "utf8")
      .split("\n")
      .find((line) => line.startsWith("name:"));
  const cities = "en=Batu Pahat|zh=峇株巴辖";
  await setup(folder, { ...studio, languages: "en,zh", services: "SEO, en=Photography|zh=摄影", cities });
  await setup(folder, { languages: "zh,en" });
  expect(names()).toBe("name: { en: Photography, zh: 摄影 }");
  await setup(folder, { languages: "zh" });
  await setup(folder, { languages: "en,zh" });
  expect(names()).toBe("name: { en: Photography, zh: 摄影 }");
  expect(readdirSync(join(folder, "agency/cities"))).toEqual(["batu-pahat.yaml"]);
  // A bare list says nothing about the new order.
  await expect(setup(folder, { languages: "zh,en", services: "Photography|摄影" })).rejects.toThrow(
    /--services: The languages have changed\. Say which name is in which: zh=…\|en=…/,
  );
});

test("a service that is named no more goes with its price and its pages, comes back as it was, and what still names it is said", async () => {
  const folder = newFolder();
  await setup(folder, { ...studio, languages: "en", services: "Web design, SEO", prices: "seo=month 950" });
  const agency = join(folder, "agency");
  const before = readFileSync(join(agency, "services/seo.yaml"), "utf8");
  appendFileSync(join(agency, "agency.yaml"), "homeServices: [ web-design, seo ]\n");
  const said = await setup(folder, { services: "Web design" });
  expect(said).toMatch(
    /^- agency\.yaml, line \d+: homeServices, entry 2 names the service "seo", which is not there\./m,
  );
  expect(existsSync(join(agency, "services/seo.yaml"))).toBe(false);
  await setup(folder, { services: "Web design, SEO" });
  expect(readFileSync(join(agency, "services/seo.yaml"), "utf8")).toBe(before);
  await compiles(agency);
  // A mistake in a file that setup reads is said as `npm start` says it.
  appendFileSync(join(agency, "services/seo.yaml"), "cityHeading: SEO: found\n");
  await expect(setup(folder, {})).rejects.toThrow(/^services\/seo\.yaml, line \d+: The text has a colon\./);
});

test("setup says its flags, and which services it has no texts of their own for", async () => {
  const { stdout } = await run(process.execPath, [join(content, "setup/main.ts"), "--help"]);
  expect(stdout).toMatch(/--display-font +Heading font/);
  expect(await setup(newFolder(), studio)).toMatch(
    /^Before you publish it:\n[^]*- services\/calligraphy\.yaml: the page of this service has general texts/m,
  );
});

test("wrong answers are named all at once, and nothing is written", async () => {
  const folder = newFolder();
  const refused = setup(folder, { ...studio, email: "hello@", phone: "6123", currency: "DOLLAR", languages: "en,xx" });
  await expect(refused).rejects.toThrow(/--email: .*\n--phone: .*\n--languages: .*"xx".*\n--currency: .*DOLLAR/);
  expect(existsSync(join(folder, "agency"))).toBe(false);
});

test("colours that cannot be read are refused with one that would do", async () => {
  const refused = setup(newFolder(), { ...studio, paper: "#ffffff", accent: "#ffd400" });
  await expect(refused).rejects.toThrow(
    /--accent: #ffd400 is hard to read on #ffffff: their contrast is 1\.\d, and text needs 4\.5\. #[\da-f]{6} would do/,
  );
});

/** A file of a font that the product carries. */
const fontFile = (name: string) => join(content, "node_modules", name);
const variable = fontFile("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2");

test("fonts without the weights that headings and texts need are refused, and nothing is written", async () => {
  const folder = newFolder();
  const brand = join(folder, "agency/brand");
  mkdirSync(brand, { recursive: true });
  cpSync(
    fontFile("@fontsource/noto-sans-tamil/files/noto-sans-tamil-latin-400-normal.woff2"),
    join(brand, "one.woff2"),
  );
  cpSync(variable, join(brand, "many.woff2"));
  const refused = setupAlone(folder, { ...studio, "display-font": "One", "text-font": "Many" });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr:
      '--display-font: "One" has no weight axis, only a single weight, and headings need 600 to 700. Choose another, such as Figtree.\n',
  });
  expect(existsSync(join(folder, "agency/agency.yaml"))).toBe(false);
});

test("a font that the product lacks comes from the registry with its licence, and its fallbacks are of its kind", async () => {
  const folder = newFolder();
  const registry = await startRegistry(folder);
  const settings = { npm_config_registry: registry, npm_config_cache: join(folder, "npm") };
  await setupAlone(folder, { ...studio, "display-font": "Wau Serif" }, settings);
  const brand = join(folder, "agency/brand");
  expect(readFileSync(join(brand, "wau-serif.woff2")).equals(readFileSync(variable))).toBe(true);
  expect(readFileSync(join(brand, "wau-serif-licence.txt"), "utf8")).toContain("Open Font Licence");
  // Run again, nothing is fetched: what was found is known from the folder.
  await setupAlone(folder, { accent: "#7a1f5c" }, { ...settings, npm_config_registry: "http://127.0.0.1:9" });
  const written = readFileSync(join(folder, "agency/brand.yaml"), "utf8");
  expect(written).toMatch(/family: Wau Serif\s+kind: serif\s+source: \{ file: wau-serif.woff2 \}/);
  // The drawn initial follows the colour.
  expect(readFileSync(join(brand, "logo.svg"), "utf8")).toContain("#7a1f5c");
});

test("an area as light as a yellow is taken as it is, and colours set by hand stay when others change", async () => {
  const folder = newFolder();
  await setup(folder, { ...studio, area: "#f2b705" });
  const brand = join(folder, "agency/brand.yaml");
  expect(readFileSync(brand, "utf8").match(/#f2b705/g)).toHaveLength(2);
  const byHand = readFileSync(brand, "utf8")
    .replace(/(light: \{.*area: "#f2b705") \}/, '$1, board: "#000033" } # ours')
    .replace(/(dark: \{.*area: )"#f2b705"/, '$1"#ffe08a"');
  writeFileSync(brand, byHand);
  await setup(folder, { accent: "#7a1f5c", area: "#f29f05", pattern: "plain" });
  const written = readFileSync(brand, "utf8");
  expect(written).toMatch(/light: \{.*accent: "#7a1f5c", area: "#f29f05", board: "#000033" \} # ours/);
  expect(written).toMatch(/dark: \{.*area: "#ffe08a" \}/);
  expect(written).toContain("pattern: plain");
});

test("each service has its kind of price and general texts to it, and who sells only projects has no plans and no reports", async () => {
  const folder = newFolder();
  const only = { ...studio, languages: "en", services: "Photography, Branding, Web design", cities: "Singapore" };
  await setup(folder, { ...only, prices: "photography=from 480, branding=once 5200" });
  const agency = join(folder, "agency");
  const read = (file: string) => readFileSync(join(agency, file), "utf8");
  expect(read("services/photography.yaml")).toMatch(/kind: project\ncityPrice: 480\ncityPriced: from\n/);
  expect(read("services/photography.yaml")).toContain("{ key: medium, popular: true, price: 960, priced: from }");
  expect(read("services/branding.yaml")).toMatch(/cityPrice: 5200\ncityPriced: once\n/);
  expect(read("services/web-design.yaml")).toMatch(/kind: site\ncityPriced: on-request\n/);
  for (const file of ["plans.yaml", "articles"]) expect(existsSync(join(agency, file)), file).toBe(false);
  await compiles(agency);

  // A price that was answered otherwise is set where it stands; what somebody wrote stays.
  const branding = join(agency, "services/branding.yaml");
  writeFileSync(
    branding,
    read("services/branding.yaml").replace("key: large, price: 20800", "key: large, price: 19000"),
  );
  await setup(folder, { prices: "branding=from 6000, photography=on-request" });
  expect(read("services/branding.yaml")).toMatch(/cityPrice: 6000\ncityPriced: from\n/);
  expect(read("services/branding.yaml")).toContain("{ key: medium, popular: true, price: 12000, priced: from }");
  expect(read("services/branding.yaml")).toContain("{ key: large, price: 19000, priced: once }");
  expect(read("services/photography.yaml")).toContain("{ key: small, priced: on-request }");
  await compiles(agency);

  await expect(setup(folder, { prices: "branding=cheap" })).rejects.toThrow(
    /--prices: The price of branding is not clear\. Write "day", "month", "year", "once" or "from"/,
  );
});

/** Whether the product takes a folder as it is. */
async function compiles(agency: string): Promise<void> {
  await run(process.execPath, [join(content, "check.ts")], {
    env: { ...process.env, AGENCY_DIR: agency },
  });
}

/** A registry of npm packages that has one font, "Wau Serif". */
async function startRegistry(folder: string): Promise<string> {
  const files = join(folder, "package");
  mkdirSync(join(files, "files"), { recursive: true });
  cpSync(variable, join(files, "files/wau-serif-latin-wght-normal.woff2"));
  writeFileSync(join(files, "LICENSE"), "Open Font Licence");
  writeFileSync(
    join(files, "metadata.json"),
    JSON.stringify({ category: "serif", variable: { wght: { min: "300", max: "900" } } }),
  );
  const name = "@fontsource-variable/wau-serif";
  writeFileSync(join(files, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
  await run("tar", ["-czf", join(folder, "font.tgz"), "-C", folder, "package"]);
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const version = { name, version: "1.0.0", dist: { tarball: `http://127.0.0.1:${port}/font.tgz` } };
    if (request.url === "/font.tgz") response.end(readFileSync(join(folder, "font.tgz")));
    else response.end(JSON.stringify({ name, "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": version } }));
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
