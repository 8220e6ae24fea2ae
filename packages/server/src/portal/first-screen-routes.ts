import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { messagesOf } from "@agency/content/translations";
import {
  type DrawPortal,
  type DrawnPortal,
  type PortalContent,
  portalSchema,
  readPortal,
} from "@agency/contracts/portal";
import type { PortalAccess } from "../clients/portal-access.ts";
import { presentPortalClient } from "../clients/routes.ts";
import type { Context } from "../kit/context.ts";
import { JsonText, handle } from "../kit/http/handle.ts";
import { presentPortalReport } from "../reports/report-presenter.ts";
import { type ApprovedReport, findApproved, listApproved, mainTypeOf, revisionsOf } from "../reports/store.ts";

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
    const reportType = await mainTypeOf(database, client.id);
    const [newest] = await listApproved(database, client.id, { reportType, limit: 1, offset: 0 });
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
  if (negotiate(request.headers["accept-encoding"] ?? "", ["br"]) === null) return new JsonText(text);
  reply.header("content-encoding", "br");
  return new JsonText(brotli);
}

/** Draws the first screen of a portal. Without a built site it is empty, and the application draws everything. */
type PortalRenderer = (portal: Omit<DrawnPortal, "texts">) => string;

/** @param site the folder of the built website; null for none */
export async function portalRenderer(site: string | null): Promise<PortalRenderer> {
  const file = site === null ? null : join(site, "server", "portal.js");
  if (file === null || !existsSync(file)) return () => "";
  const { drawPortal } = (await import(pathToFileURL(file).href)) as { drawPortal: DrawPortal };
  return (shown) => {
    const { common, portal, report, share } = messagesOf(shown.language);
    return drawPortal({ ...shown, texts: { common, portal, report, share } });
  };
}
