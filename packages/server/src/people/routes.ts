import type { FastifyInstance } from "fastify";
import { translator } from "@agency/content/translator";
import * as contracts from "@agency/contracts/people";
import type { Person } from "@agency/contracts/people";
import type { Context } from "../kit/context.ts";
import { requestLanguage } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { collectPerson, erasePerson, personStores } from "./store.ts";

export function peopleRoutes(app: FastifyInstance, { environment, clock, database }: Context): void {
  const people = personStores(database, environment.DATA_DIR);
  handle(app, contracts.readPerson, ({ query }) => readPerson(query.email));

  handle(app, contracts.exportPerson, async ({ query, reply }) => {
    reply.header("content-disposition", 'attachment; filename="personal-data.json"');
    const exportedAt = (await clock()).toISOString();
    return Buffer.from(`${JSON.stringify({ exportedAt, ...(await readPerson(query.email)) }, null, 2)}\n`);
  });

  handle(app, contracts.erasePerson, async ({ query, request }) => {
    const { erased, kept } = await erasePerson(people, query.email);
    await database.forgetDeleted();
    request.log.info({ erased }, "Erased the data about a person");
    const t = translator(requestLanguage(request));
    return { erased, kept: kept.map(({ what, reason }) => ({ what, reason: t(`errors:kept.${reason}`) })) };
  });

  async function readPerson(email: string): Promise<Person> {
    const records = await collectPerson(people, email);
    return {
      email,
      // Dates within the data become text, as in every answer.
      records: records.map(({ kind, id, at, data }) => ({
        kind,
        id,
        at: at.toISOString(),
        data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
      })),
    };
  }
}
