import { agencyFolder } from "#agency/folder.ts";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { languageKeys } from "../settings.ts";
import { readArticles } from "./articles.ts";

const agencyPath = relative(fileURLToPath(new URL("../../../../", import.meta.url)), fileURLToPath(agencyFolder));

// Run by `npm start` and `npm run dev`: names the file and the key of what is wrong with an article.
for (const language of languageKeys) {
  await readArticles(language).catch((error: unknown) => {
    console.error(`${agencyPath}/${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
