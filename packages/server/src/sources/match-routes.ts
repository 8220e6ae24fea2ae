import type { FastifyInstance } from "fastify";
import { translator } from "@agency/content/translator";
import * as contracts from "@agency/contracts/source-matches";
import { formatClientId } from "../clients/client-id.ts";
import { requestLanguage } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import type { SecretBox } from "../kit/secrets.ts";
import type { Asking } from "./accounts.ts";
import { shownSites } from "./doubt.ts";
import { matchAccounts } from "./match-accounts.ts";

export function sourceMatchRoutes(app: FastifyInstance, context: Asking & { secretBox: SecretBox }): void {
  handle(app, contracts.matchSources, async ({ request }) => {
    const t = translator(requestLanguage(request));
    const { matches, failed, ...rest } = await matchAccounts(context);
    return {
      ...rest,
      failed: failed.map(({ problem, ...one }) => ({ ...one, message: t(`errors:source.${problem}`) })),
      matches: matches.map(({ client, candidates, ...match }) => ({
        ...match,
        client: { id: formatClientId(client.accessId), name: client.name, website: client.website },
        candidates: candidates.map(({ id, connection, name, sites, usedBy }) => ({
          connectionId: connection.id,
          email: connection.email,
          accountId: id,
          name,
          sites: shownSites(sites),
          usedBy,
        })),
      })),
    };
  });
}
