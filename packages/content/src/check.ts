import { agencyFolder } from "#agency/folder.ts";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readArticles } from "./articles/articles.ts";
import { cityPointProblems } from "./city-points.ts";
import { projectProblems } from "./project-texts.ts";
import { languageKeys } from "./settings.ts";
import { messagesOf } from "./translations.ts";

const agencyPath = relative(fileURLToPath(new URL("../../../", import.meta.url)), fileURLToPath(agencyFolder));

// Run by `npm start` and `npm run dev`: names the file and the key of what is wrong with an article, a project or a city's page.
const articles = await Promise.all(
  languageKeys.map((language) =>
    readArticles(language).then(
      () => [],
      (error: unknown) => [error instanceof Error ? error.message : String(error)],
    ),
  ),
);
const cities = languageKeys.flatMap((language) =>
  cityPointProblems(messagesOf(language).cities).map((problem) => `messages, ${language}, ${problem}`),
);
for (const problem of [...articles.flat(), ...projectProblems(), ...cities]) {
  console.error(`${agencyPath}/${problem}`);
  process.exitCode = 1;
}
