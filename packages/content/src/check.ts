import { agencyFolder } from "#agency/folder.ts";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readArticles } from "./articles/articles.ts";
import { projectProblems } from "./project-texts.ts";
import { languageKeys } from "./settings.ts";

const agencyPath = relative(fileURLToPath(new URL("../../../", import.meta.url)), fileURLToPath(agencyFolder));

// Run by `npm start` and `npm run dev`: names the file and the key of what is wrong with an article or a project.
const articles = await Promise.all(
  languageKeys.map((language) =>
    readArticles(language).then(
      () => [],
      (error: unknown) => [error instanceof Error ? error.message : String(error)],
    ),
  ),
);
for (const problem of [...articles.flat(), ...projectProblems()]) {
  console.error(`${agencyPath}/${problem}`);
  process.exitCode = 1;
}
