import { execFile } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

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
  services: "Web design, SEO, Photography|Fotografi|摄影",
  cities: "Singapore|Singapura|新加坡, Johor Bahru",
};

/** Runs setup without a person, as in a script. The environment file is in a folder of the test's. */
async function setup(folder: string, answers: Readonly<Record<string, string>>) {
  const flags = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
  const env = { ...process.env, AGENCY_ENV: join(folder, "env") };
  return run(process.execPath, [join(content, "setup/main.ts"), "--dir", join(folder, "agency"), "--yes", ...flags], {
    env,
  });
}

test("setup writes a folder that the product understands, and runs again without losing what was edited", async () => {
  const folder = newFolder();
  await setup(folder, studio);
  const agency = join(folder, "agency");
  expect(readFileSync(join(folder, "env"), "utf8")).toContain("AGENCY_DIR=");

  // Types find a text or a setting that is missing or wrong.
  await run(process.execPath, [join(content, "../../node_modules/typescript/bin/tsc"), "--project", agency]);
  const read = await run(
    process.execPath,
    [
      `--import=${join(content, "agency-folder.mjs")}`,
      "--input-type=module",
      "--eval",
      `const { agencyDetails } = await import("${join(content, "src/agency.ts")}");
       const { cityPages } = await import("${join(content, "src/cities.ts")}");
       const { formatPrice, plans } = await import("${join(content, "src/plans.ts")}");
       const { messagesOf } = await import("${join(content, "src/translations.ts")}");
       const { brand } = await import("${join(content, "src/brand.ts")}");
       console.log(JSON.stringify({ agencyDetails, pages: cityPages.length, price: formatPrice(plans[0].price),
         ms: messagesOf("ms").common.services, accent: brand.colours.light.accent }));`,
    ],
    { env: { ...process.env, AGENCY_DIR: agency } },
  );
  expect(JSON.parse(read.stdout)).toMatchObject({
    agencyDetails: { name: "Wau Studio", address: "2 Sample Road, Singapore 018956", timeZone: "Asia/Singapore" },
    pages: 6,
    price: "S$ 1,500",
    ms: { "web-design": "Reka bentuk web", photography: "Fotografi" },
  });

  appendFileSync(join(agency, "team.ts"), "\n// ours\n");
  writeFileSync(join(folder, "env"), "PORT=8080\n");
  await setup(folder, { name: "Wau Studio Two" });
  expect(readFileSync(join(agency, "answers.ts"), "utf8")).toContain('"Wau Studio Two"');
  expect(readFileSync(join(agency, "answers.ts"), "utf8")).toContain('"hello@wau-studio.example"');
  expect(readFileSync(join(agency, "team.ts"), "utf8")).toContain("// ours");
  expect(readFileSync(join(folder, "env"), "utf8")).toMatch(/^PORT=8080\nAGENCY_DIR=/);
});

test("wrong answers are named all at once, and nothing is written", async () => {
  const folder = newFolder();
  const refused = setup(folder, { ...studio, email: "hello@", phone: "6123", currency: "DOLLAR", languages: "en,xx" });
  await expect(refused).rejects.toMatchObject({
    stderr: expect.stringMatching(/--email: .*\n--phone: .*\n--languages: .*"xx".*\n--currency: .*DOLLAR/),
  });
  expect(existsSync(join(folder, "agency"))).toBe(false);
});

test("colours that cannot be read are refused with one that would do", async () => {
  const refused = setup(newFolder(), { ...studio, paper: "#ffffff", accent: "#ffd400" });
  await expect(refused).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /--accent #ffd400 on #ffffff has a contrast of 1\.\d and needs 4\.5: #[\da-f]{6} would do/,
    ),
  });
});
