import { isArticle } from "@agency/content/articles/catalogue";
import { defaultLanguage, type Language } from "@agency/content/settings";
import type { Context } from "../kit/context.ts";
import { atStrangersWord } from "../kit/mail/strangers-word.ts";
import type { IssueArticle } from "./mail.ts";
import { spreadIssues } from "./spread-issues.ts";
import { answerSignUps } from "./subscribe.ts";

/** Answers sign-ups for the newsletter. */
export function answerSignUpsJob(context: Context): () => Promise<void> {
  return async () => {
    const answer = () => answerSignUps(context);
    const limited = context.environment.RATE_LIMITS === "on";
    const answered = await (limited ? atStrangersWord({ gathersNotices: false }, answer) : answer());
    if (answered > 0)
      context.log.info({ job: "answer-sign-ups", answered }, "Sign-ups for the newsletter were answered");
  };
}

/** Writes the notifications of the articles that are mailed to the list. */
export function spreadIssuesJob(context: Context): () => Promise<void> {
  const { log } = context;
  const job = "spread-issues";
  /** Logged once, because the job looks for them every few seconds. */
  const missing = new Set<string>();

  async function readArticle(slug: string, language: Language): Promise<IssueArticle | null> {
    const found = await readIssueArticle(slug, language);
    if (found) missing.delete(slug);
    else if (!missing.has(slug)) {
      missing.add(slug);
      log.warn({ job, slug }, "A newsletter issue waits: its article no longer exists");
    }
    return found;
  }

  return async () => {
    const written = await spreadIssues(context, readArticle);
    if (written > 0) log.info({ job, written }, "Queued newsletter notifications");
  };
}

/** The article in the subscriber's language or, if it was not translated, in the first available one. */
async function readIssueArticle(slug: string, language: Language): Promise<IssueArticle | null> {
  // Looked for every few seconds while it is missing.
  if (!isArticle(slug)) return null;
  // The Markdown reader takes seconds to load, and the worker does not need it to start.
  const { articleLanguages, readArticles } = await import("@agency/content/articles/articles");
  const languages = articleLanguages(slug);
  const read = [language, defaultLanguage].find((one) => languages.includes(one)) ?? languages[0];
  const found = read && (await readArticles(read)).find((article) => article.slug === slug);
  return found ? { slug, title: found.title, excerpt: found.excerpt, minutes: found.minutes } : null;
}
