import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { placeholdersIn } from "./placeholders.ts";
import { mistakeSentence } from "./yaml-file.ts";

const folder = mkdtempSync(join(tmpdir(), "placeholders-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const said = () => placeholdersIn(folder).map(mistakeSentence);

const ready = {
  "agency.yaml": `name: Own
registration: 201901000005
email: hello@own-studio.sg
phone: +65 6789 0123
social: { LinkedIn: https://www.linkedin.com/company/own }
holidays: [{ date: 2027-01-01, name: New Year's Day }]
`,
  "services/calligraphy.yaml": "name: { en: Photography }\npage: { lead: { en: We photograph food. } }\n",
  "team.yaml": "members: [{ key: a, bio: { en: Has run the studio since 2019. } }]\n",
  "articles/one/en.md": "---\ntitle: One\n---\nRead more at [the gallery](https://www.gallery.sg/).\n",
};
const makeReady = () => {
  for (const [file, text] of Object.entries(ready)) write(file, text);
};

test("a folder of an agency's own has nothing to replace", () => {
  makeReady();
  expect(said()).toEqual([]);
});

test("addresses, domains and numbers that nobody has are named with their lines", () => {
  makeReady();
  write(
    "agency.yaml",
    `email: hello@studio.example
domain: www.studio.example
phone: +65 6123 4567
whatsapp: "6050000000"
social: { Instagram: "https://www.instagram.com/" }
`,
  );
  expect(said()).toEqual([
    expect.stringMatching(/^agency\.yaml: registration is missing/),
    expect.stringMatching(/^agency\.yaml: holidays is empty/),
    expect.stringMatching(/^agency\.yaml, line 3: phone is \+65 6123 4567/),
    expect.stringMatching(/^agency\.yaml, line 4: whatsapp is 6050000000/),
    expect.stringMatching(/^agency\.yaml, line 1: .*hello@studio\.example/),
    expect.stringMatching(/^agency\.yaml, line 2: .*domain www\.studio\.example/),
    expect.stringMatching(/^agency\.yaml, line 5: .*https:\/\/www\.instagram\.com\/ leads to no profile/),
  ]);
});

test("filler, links to nowhere and texts that setup wrote are named in every file", () => {
  makeReady();
  write("services/calligraphy.yaml", "name: { en: Photography }\n");
  write(
    "team.yaml",
    "members:\n  - key: a\n    bio: { en: 'Your first contact, from the first call to the finished work.' }\n",
  );
  appendFileSync(join(folder, "articles/one/en.md"), "Lorem ipsum dolor. [Shop](https://shop.example.com/x)\n");
  expect(said()).toEqual([
    expect.stringMatching(/^articles\/one\/en\.md, line 5: the link https:\/\/shop\.example\.com leads to nowhere/),
    expect.stringMatching(/^articles\/one\/en\.md, line 5: the text is filler/),
    expect.stringMatching(/^services\/calligraphy\.yaml: the page of this service has general texts/),
    expect.stringMatching(/^team\.yaml, line 3: this is the text that setup wrote/),
  ]);
});

test("a sample says in one line that all of it is made up, and in detail once it claims not to be", () => {
  const sample = fileURLToPath(new URL("../agency", import.meta.url));
  expect(placeholdersIn(sample).map(mistakeSentence)).toEqual([
    expect.stringMatching(/^agency\.yaml, line \d+: sample is true/),
  ]);

  rmSync(folder, { recursive: true });
  cpSync(sample, folder, { recursive: true });
  write("agency.yaml", readFileSync(join(sample, "agency.yaml"), "utf8").replace("sample: true", "sample: false"));
  const all = said().join("\n");
  expect(all).toContain("hello@sample-agency.example");
  expect(all).toContain("phone is +60 5-000 0000");
  expect(all).toContain("https://www.linkedin.com/ leads to no profile");
});
