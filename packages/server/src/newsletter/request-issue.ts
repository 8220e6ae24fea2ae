import type { NewId } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import type { IssueRepository } from "./issue-repository.ts";
import type { Issue } from "./issue.ts";

type Dependencies = {
  issues: Pick<IssueRepository, "request">;
  newId: NewId;
  isArticle: (slug: string) => boolean;
};

/**
 * Queues an article as an issue to all subscribers. A repeated request returns the existing issue.
 * @throws Refusal article_not_found
 */
export async function requestIssue({ issues, newId, isArticle }: Dependencies, slug: string): Promise<Issue> {
  if (!isArticle(slug)) throw new Refusal("article_not_found");
  return issues.request({ id: newId(), slug });
}
