import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { answerSignUps } from "@agency/server/newsletter/answer-sign-ups";
import { newsletterRepository } from "@agency/server/newsletter/store";
import type { Context } from "../context.ts";

/** Answers sign-ups for the newsletter. */
export function answerSignUpsJob({ environment, log, database, bell }: Context): () => Promise<void> {
  const dependencies = {
    newsletter: newsletterRepository(database),
    clock: database.now,
    newId: v7,
    random: randomBytes,
    host: new URL(environment.PUBLIC_URL).hostname,
    doorbell: bell.ring,
  };
  return async () => {
    const answered = await answerSignUps(dependencies);
    if (answered > 0) log.info({ job: "answer-sign-ups", answered }, "Sign-ups for the newsletter were answered");
  };
}
