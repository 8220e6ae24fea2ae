import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { type EnquiryInput, keepEnquiry } from "@agency/core/enquiries/keep-enquiry";
import type { Letter } from "@agency/core/letters/letter";
import { letterEntity } from "@agency/platform/db/entities/letters";
import { enquiryRepository } from "@agency/platform/db/repositories/enquiries";
import { letterRepository } from "@agency/platform/db/repositories/letters";
import type { ReceivedMail } from "@agency/platform/testing/mail-server";
import { expireLease, makeDue } from "@agency/platform/testing/two-workers";
import type { Stage } from "./stage.ts";

export const staffAddress = "staff@agency.test";

/** A notice to the staff that was asked for. */
export type AskedLetter = { enquiryId: string; letterId: string };

/** The part of the API that keeps enquiries and asks for letters, and a look at what became of them. */
export function letterDesk(stage: Stage) {
  const { database, mailServer, ring } = stage;
  const letters = letterRepository(database);
  const asking = {
    enquiries: enquiryRepository(database),
    doorbell: ring,
    clock: database.now,
    newId,
    host: "agency.test",
    staff: { email: staffAddress, language: "en" as const },
  };
  const letter = ({ letterId }: AskedLetter): Promise<Letter> =>
    database.manager.findOneByOrFail(letterEntity, { id: letterId });

  return {
    letters,
    letter,
    /** Somebody writes through the contact form. */
    keep: async (input: Partial<EnquiryInput> = {}): Promise<AskedLetter> => {
      const { id: enquiryId } = await keepEnquiry(asking, {
        kind: "contact",
        name: "Aina Contoh",
        email: `aina-${newId()}@person.test`,
        visit: { language: "en" },
        ...input,
      });
      const { id } = await database.manager.findOneByOrFail(letterEntity, {
        dedupeKey: `enquiry-notice/${enquiryId}`,
      });
      return { enquiryId, letterId: id };
    },
    reaches: (asked: AskedLetter, wanted: Partial<Letter>): Promise<void> =>
      stage.until(async () => expect(await letter(asked)).toMatchObject(wanted)),
    /** What the mail server has of this letter, told about or not. */
    mailsOf: async (asked: AskedLetter): Promise<ReceivedMail[]> => {
      const { messageId } = await letter(asked);
      return mailServer.mails.filter((mail) => mail.messageId === messageId);
    },
    /** Time passes until the worker that held the row counts as gone. */
    expireLease: ({ letterId }: AskedLetter) => expireLease(database, letterEntity, letterId),
    makeDue: ({ letterId }: AskedLetter) => makeDue(database, letterEntity, letterId),
  };
}
