import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { defaultLanguage, type Language } from "@agency/content/settings";
import { answerSignUps } from "@agency/core/newsletter/answer-sign-ups";
import { spreadIssues } from "@agency/core/newsletter/spread-issues";
import type { IssueArticle } from "@agency/core/notifications/notification-parameters";
import { issueRepository } from "@agency/platform/db/repositories/issues";
import { newsletterRepository } from "@agency/platform/db/repositories/newsletter";
import type { Context } from "../context.ts";

/** Answers sign-ups, and queues the notifications for articles sent to the list. */
export function newsletterJobs({ environment, log, database, bell }: Context) {
  const dependencies = {
    newsletter: newsletterRepository(database),
    issues: issueRepository(database),
    article: readIssueArticle,
    clock: database.now,
    newId: v7,
    random: randomBytes,
    host: new URL(environment.PUBLIC_URL).hostname,
    doorbell: bell.ring,
  };
  return {
    answer: async () => {
      const answered = await answerSignUps(dependencies);
      if (answered > 0) log.info({ job: "answer-sign-ups", answered }, "Answered newsletter sign-ups");
    },
    spread: async () => {
      const written = await spreadIssues(dependencies);
      if (written > 0) log.info({ job: "spread-issues", written }, "Queued newsletter notifications");
    },
  };
}

/** The article in the subscriber's language or, if it was not translated, in the first available one. */
async function readIssueArticle(slug: string, language: Language): Promise<IssueArticle | null> {
  // The Markdown reader takes seconds to load, and the worker does not need it to start.
  const { readArticles } = await import("@agency/content/articles/articles");
  for (const tried of new Set([language, defaultLanguage])) {
    const found = (await readArticles(tried)).find((article) => article.slug === slug);
    if (found) return { slug, title: found.title, excerpt: found.excerpt, minutes: found.minutes };
  }
  return null;
}
