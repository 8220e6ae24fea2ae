import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type PortalContent, portalSchema, readPortal } from "@agency/contracts/portal";
import type { PortalAccess } from "../clients/portal-access.ts";
import { presentPortalClient } from "../clients/routes.ts";
import type { Context } from "../kit/context.ts";
import { handle, JsonText } from "../kit/http/handle.ts";
import { type ApprovedReport, listApproved } from "../reports/list-approved.ts";
import { presentPortalReport } from "../reports/report-presenter.ts";
import { findApproved, revisionsOf } from "../reports/store.ts";
import type { PortalRenderer } from "./portal-renderer.ts";

/** How much is kept, in bytes: some thousand portals. */
const mostKept = 32 * 1024 * 1024;

/** Charts are drawn for widths of this step, and scaled to the pixel by the browser. */
const widthStep = 30;

const compress = promisify(brotliCompress);
/** As small as the best level within a tenth, in a tenth of its time. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Kept = { text: string; brotli: Buffer };

/**
 * The first screen of a client's portal. A revision is frozen, so that its screen is drawn once for each language and width, and
 * kept while there is room.
 */
export function firstScreenRoutes(
  app: FastifyInstance,
  { database }: Pick<Context, "database">,
  portal: PortalAccess,
  draw: PortalRenderer,
): void {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostKept,
    sizeCalculation: ({ text, brotli }) => text.length + brotli.length,
  });

  handle(app, readPortal, async ({ params, query, request, reply }) => {
    const client = await portal.clientOf(request, params.clientId);
    const width = Math.min(Math.max(Math.round(query.width / widthStep), 10), 70) * widthStep;
    const [newest] = await listApproved(database, client.id, { limit: 1, offset: 0 });
    const other = query.report === undefined || query.report === newest?.id ? undefined : query.report;
    const asked = other === undefined ? null : await findApproved(database, client.id, other);
    const shown = [newest, asked].map((report) => report && [report.id, report.revision, report.emailSent]);
    const key = JSON.stringify([presentPortalClient(client), shown, query.language, width]);
    const screen = kept.get(key) ?? (await make());
    kept.set(key, screen);
    return answer(request, reply, screen);

    async function make(): Promise<Kept> {
      const content: PortalContent = {
        client: presentPortalClient(client),
        newest: newest === undefined ? null : await read(newest),
        report: asked && presentPortalReport(asked),
      };
      const html = drawn(request, { ...content, language: query.language, width });
      const text = JSON.stringify(portalSchema.parse({ ...content, html }));
      return { text, brotli: await compress(text, compression) };
    }
  });

  /** A report deleted since the list was read is null. */
  async function read(approved: ApprovedReport): Promise<PortalContent["newest"]> {
    const revision = (await revisionsOf(database, [approved])).get(approved.id);
    return revision ? presentPortalReport({ ...approved, snapshot: revision.snapshot }) : null;
  }

  /** The application can do without the markup. */
  function drawn(request: FastifyRequest, content: Parameters<PortalRenderer>[0]): string {
    try {
      return draw(content);
    } catch (error) {
      request.log.error({ err: error }, "The first screen of a portal was not drawn");
      return "";
    }
  }
}

/** It is one client's, so that nothing on the way may keep it. */
function answer(request: FastifyRequest, reply: FastifyReply, { text, brotli }: Kept): JsonText {
  reply.header("cache-control", "private, no-store").header("vary", "accept-encoding");
  const takesBrotli = /(?:^|,)\s*br\s*(?:,|$)/.test(request.headers["accept-encoding"] ?? "");
  if (!takesBrotli) return new JsonText(text);
  reply.header("content-encoding", "br");
  return new JsonText(brotli);
}
