import { v7 } from "uuid";
import { isArticle } from "@agency/content/articles/catalogue";
import { defaultLanguage, type Language } from "@agency/content/settings";
import { issueRepository } from "@agency/server/newsletter/issues-store";
import type { IssueArticle } from "@agency/server/newsletter/mails/newsletter";
import { spreadIssues } from "@agency/server/newsletter/spread-issues";
import type { Context } from "../context.ts";

/** Writes the notifications of the articles that are mailed to the list. */
export function spreadIssuesJob({ environment, log, database, bell }: Context): () => Promise<void> {
  const job = "spread-issues";
  /** Logged once, because the job looks for them every few seconds. */
  const missing = new Set<string>();

  async function article(slug: string, language: Language): Promise<IssueArticle | null> {
    const found = await readIssueArticle(slug, language);
    if (found) missing.delete(slug);
    else if (!missing.has(slug)) {
      missing.add(slug);
      log.warn({ job, slug }, "A newsletter issue waits: its article no longer exists");
    }
    return found;
  }

  const dependencies = {
    issues: issueRepository(database),
    article,
    newId: v7,
    host: new URL(environment.PUBLIC_URL).hostname,
    doorbell: bell.ring,
  };
  return async () => {
    const written = await spreadIssues(dependencies);
    if (written > 0) log.info({ job, written }, "Queued newsletter notifications");
  };
}

/** The article in the subscriber's language or, if it was not translated, in the first available one. */
async function readIssueArticle(slug: string, language: Language): Promise<IssueArticle | null> {
  // Looked for every few seconds while it is missing.
  if (!isArticle(slug)) return null;
  // The Markdown reader takes seconds to load, and the worker does not need it to start.
  const { languagesOf, readArticles } = await import("@agency/content/articles/articles");
  const languages = languagesOf(slug);
  const read = [language, defaultLanguage].find((one) => languages.includes(one)) ?? languages[0];
  const found = read && (await readArticles(read)).find((article) => article.slug === slug);
  return found ? { slug, title: found.title, excerpt: found.excerpt, minutes: found.minutes } : null;
}
