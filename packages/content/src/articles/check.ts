import { languageKeys } from "../settings.ts";
import { readArticles } from "./articles.ts";

// Run by `npm start` and `npm run dev`: names the file and the key of what is wrong with an article.
for (const language of languageKeys) {
  await readArticles(language).catch((error: unknown) => {
    console.error(`packages/content/${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
