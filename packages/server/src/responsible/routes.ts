import type { FastifyInstance, FastifyRequest } from "fastify";
import * as contracts from "@agency/contracts/responsible";
import type { ListedColleague, ResponsibleOfClient } from "@agency/contracts/responsible";
import { tellActivity } from "../activity/record.ts";
import { findClient } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireSignedIn } from "../kit/http/signed-in.ts";
import {
  type ActiveColleague,
  activeColleagues,
  candidatesFor,
  colleaguesById,
  notOffered,
  setResponsible,
} from "./store.ts";

/** Who of the team takes care of which client. */
export function responsibleRoutes(app: FastifyInstance, { database }: Context): void {
  handle(app, contracts.listColleagues, async ({ request }) => present(request, await activeColleagues(database)));

  handle(app, contracts.readResponsible, async ({ params, request }) => {
    const client = await findClient(database, params.clientId);
    return responsibleFor(request, client);
  });

  handle(app, contracts.changeResponsible, async ({ params, body: { staffId }, request }) => {
    const client = await findClient(database, params.clientId);
    const chosen = (await candidatesFor(database, client.id)).find(({ id }) => id === staffId);
    if (staffId !== null && !chosen) throw notOffered("staffId");
    tellActivity({ details: chosen ? { to: chosen.name } : {} });
    if (staffId !== client.responsibleId) await setResponsible(database, client.id, staffId);
    return responsibleFor(request, { id: client.id, responsibleId: staffId });
  });

  async function responsibleFor(
    request: FastifyRequest,
    { id, responsibleId }: { id: string; responsibleId: string | null },
  ): Promise<ResponsibleOfClient> {
    const [candidates, known] = await Promise.all([
      candidatesFor(database, id),
      colleaguesById(database, responsibleId === null ? [] : [responsibleId]),
    ]);
    return {
      responsible: known.get(responsibleId ?? "") ?? null,
      candidates: await present(request, candidates),
    };
  }

  async function present(request: FastifyRequest, colleagues: ActiveColleague[]): Promise<ListedColleague[]> {
    const { staff } = await requireSignedIn(request);
    return colleagues.map(({ id, name, seesAll }) => ({ id, name, seesAll, self: id === staff.id }));
  }
}
