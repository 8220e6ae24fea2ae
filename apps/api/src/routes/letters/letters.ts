import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/letters/routes";
import type { Letter } from "@agency/contracts/letters/schemas";
import type { Letter as StoredLetter } from "@agency/core/letters/letter";
import { settleLetter } from "@agency/core/letters/settle-letter";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";

export function letterRoutes(app: FastifyInstance, { letters, bell }: Dependencies): void {
  handle(app, contracts.listLetters, async ({ query, reply }) => {
    const found = await letters.list(query);
    reply.header("x-total-count", found.total);
    return found.letters.map(presentLetter);
  });

  handle(app, contracts.settleLetter, async ({ params, body }) =>
    presentLetter(await settleLetter({ letters, doorbell: bell.ring }, params.letterId, body)),
  );
}

/** A letter as the staff see it: what became of it, not what it says. */
function presentLetter(letter: StoredLetter): Letter {
  const { id, kind, recipient, person, state, attempts, problem, requestedAt, dueAt, sentAt } = letter;
  return {
    id,
    kind,
    recipient,
    person,
    state,
    attempts,
    problem,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
