import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { getMessages } from "@agency/content/translations";
import { type DrawnPortal, type PortalContent, portalSchema, readPortal } from "@agency/contracts/portal";
import type { PortalAccess } from "../clients/portal-access.ts";
import { presentPortalClient } from "../clients/routes.ts";
import type { Context } from "../kit/context.ts";
import { JsonText, handle } from "../kit/http/handle.ts";
import { presentPortalReport } from "../reports/report-presenter.ts";
import { type ApprovedReport, findApproved, listApproved, readMainType, findRevisions } from "../reports/store.ts";
import type { PortalSandbox } from "./sandbox-tasks.ts";

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
  { database, sandbox }: Context & { sandbox: PortalSandbox },
  portal: PortalAccess,
  program: string | null,
): void {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostKept,
    sizeCalculation: ({ text, brotli }) => text.length + brotli.length,
  });
  // Many who ask at once wait for one drawing.
  const underWay = new Map<string, Promise<Kept>>();

  handle(app, readPortal, async ({ params, query, request, reply }) => {
    const client = await portal.findClient(request, params.clientId);
    const width = Math.min(Math.max(Math.round(query.width / widthStep), 10), 70) * widthStep;
    const reportType = await readMainType(database, client.id);
    const [newest] = await listApproved(database, client.id, "period", { reportType, limit: 1, offset: 0 });
    const other = query.report === undefined || query.report === newest?.id ? undefined : query.report;
    const asked = other === undefined ? null : await findApproved(database, client.id, other);
    const shown = [newest, asked].map((report) => report && [report.id, report.revision, report.emailSent]);
    const key = JSON.stringify([presentPortalClient(client), shown, query.language, width]);
    return answer(request, reply, kept.get(key) ?? (await (underWay.get(key) ?? begin())));

    function begin(): Promise<Kept> {
      const making = make().finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    }

    async function make(): Promise<Kept> {
      const content: PortalContent = {
        client: presentPortalClient(client),
        newest: newest === undefined ? null : await read(newest),
        report: asked && presentPortalReport(asked),
      };
      const html = await drawn(request, { ...content, language: query.language, width });
      const text = JSON.stringify(portalSchema.parse({ ...content, html: html ?? "" }));
      const screen = { text, brotli: await compress(text, compression) };
      if (html !== null) kept.set(key, screen);
      return screen;
    }
  });

  /** A report deleted since the list was read is null. */
  async function read(approved: ApprovedReport): Promise<PortalContent["newest"]> {
    const revision = (await findRevisions(database, [approved])).get(approved.id);
    return revision ? presentPortalReport({ ...approved, snapshot: revision.snapshot }) : null;
  }

  /** The application can do without the markup, which is null when it was not drawn. */
  async function drawn(request: FastifyRequest, shown: Omit<DrawnPortal, "texts">): Promise<string | null> {
    if (program === null) return "";
    const { common, portal: own, report, share } = getMessages(shown.language);
    try {
      return await sandbox.run.drawPortal(program, { ...shown, texts: { common, portal: own, report, share } });
    } catch (error) {
      request.log.error({ err: error }, "The first screen of a portal was not drawn");
      return null;
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

/** The program of the built site that draws portals; null where there is none, and the application draws everything. */
export function portalProgram(site: string | null): string | null {
  const file = site === null ? null : join(site, "server", "portal.js");
  return file !== null && existsSync(file) ? file : null;
}
