import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/plan/routes";
import { mostWork } from "@agency/contracts/plan/schemas";
import { findClient } from "@agency/core/clients/find-client";
import type { StoredWorkItem } from "@agency/core/plan/plan-repository";
import { Refusal } from "@agency/core/refusal";
import type { Dependencies } from "../../dependencies.ts";
import { staffOf } from "../../http/authenticate.ts";
import { handle } from "../../http/handle.ts";

export function planRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { plans, clock, newId } = dependencies;

  handle(app, contracts.readPlan, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    const [targets, work] = await Promise.all([plans.targets(client.id), plans.latestWork(client.id, mostWork)]);
    return { targets, work: work.map(present) };
  });

  handle(app, contracts.saveTargets, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    await plans.setTargets(client.id, body);
    return body;
  });

  handle(app, contracts.addWork, async ({ params, body, request }) => {
    const { staff } = await staffOf(request);
    const client = await findClient(dependencies, params.clientId);
    const item = {
      ...body,
      link: body.link || null,
      id: newId(),
      clientId: client.id,
      author: staff.username,
      createdAt: await clock(),
    };
    await plans.addWork(item);
    return present(item);
  });

  handle(app, contracts.changeWork, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    const changed = await plans.changeWork(client.id, params.workId, { ...body, link: body.link || null });
    if (!changed) throw new Refusal("not_found");
    return null;
  });

  handle(app, contracts.removeWork, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    await plans.removeWork(client.id, params.workId);
    return null;
  });
}

function present({ clientId: _client, createdAt, ...item }: StoredWorkItem) {
  return { ...item, createdAt: createdAt.toISOString() };
}
