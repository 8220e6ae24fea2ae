import type { Database } from "../kit/db/database.ts";
import { answerSignUps } from "../newsletter/answer-sign-ups.ts";
import type { SignUpNotification } from "../newsletter/mails/newsletter.ts";
import { confirmSubscription, signUp } from "../newsletter/subscribe.ts";
import { subscriberEntity } from "../newsletter/table.ts";
import { notificationEntity } from "../notifications/table.ts";
import { contextOn } from "./context.ts";

/** The newsletter's form, the worker's answer and the person's click, at a time that the test sets. */
export function newsletterAt(database: Database, clock: () => Date) {
  const context = contextOn(database, { clock });
  const steps = {
    /** Submits an address and lets the worker answer. */
    signUp: async (email: string, language: "en" | "ms" = "en") => {
      await signUp(context, { email, visit: { language, page: "/blog", consent: { notice: "1.0" } } });
      await answerSignUps(context);
    },
    /** The kinds and parameters of the notifications to an address, oldest first. */
    notifications: async (email: string) => {
      const notifications = await database.manager.find(notificationEntity, {
        where: { recipient: email },
        order: { id: "ASC" },
      });
      return notifications.map(({ kind, parameters }) => ({ kind, parameters }));
    },
    /** The tokens in the confirmation emails to an address. */
    tokens: async (email: string) =>
      (await steps.notifications(email))
        .filter(({ kind }) => kind === "newsletter-confirmation")
        .map(({ parameters }) => (parameters as SignUpNotification).token),
    confirm: (token: string) => confirmSubscription(context, token),
    subscriber: (email: string) => database.manager.findOneBy(subscriberEntity, { email }),
    /** Signs up and confirms. */
    subscribe: async (email: string, language: "en" | "ms" = "en") => {
      await steps.signUp(email, language);
      const [token = ""] = await steps.tokens(email);
      await steps.confirm(token);
      return database.manager.findOneByOrFail(subscriberEntity, { email });
    },
  };
  return steps;
}
