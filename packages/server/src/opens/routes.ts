import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/opens";
import type { Recording } from "@agency/model/states";
import type { PortalAccess } from "../clients/portal-access.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { Refusal } from "../kit/refusal.ts";
import { findReport } from "../reports/store.ts";
import type { RecordingChange } from "./opens.ts";
import { recordOpen } from "./record-open.ts";
import { storeRecording } from "./store.ts";

/** Records that clients open their reports, where they allow it. The staff's own look is never recorded. */
export function openRoutes(app: FastifyInstance, context: Context, portal: PortalAccess): void {
  handle(app, contracts.recordOpening, async ({ params, body, request }) => {
    const client = await portal.findClient(request, params.clientId);
    const { revision } = body;
    const report = await findReport(context.database, client.id, params.reportId);
    if (!report || revision > report.revision) throw new Refusal("report_not_found");
    if (client.recording === "on" && !(await request.signedIn())) {
      await recordOpen(context, { clientId: client.id, reportId: report.id, revision, kinds: ["opened"] });
    }
    return null;
  });

  handle(app, contracts.switchRecording, async ({ params, body, request }) => {
    const client = await portal.findClient(request, params.clientId);
    const by = (await request.signedIn()) ? "staff" : "client";
    return { recording: await switchRecording(context, client.id, { on: body.on, by }) };
  });
}

/**
 * Switches the recording of a client's uses on or off. Off deletes what was recorded.
 * @throws Refusal recording_refused when the staff want what the client switched off
 */
async function switchRecording(
  { database, clock }: Context,
  clientId: string,
  change: RecordingChange,
): Promise<Recording> {
  const after = await storeRecording(database, clientId, change, await clock());
  if (after === null) throw new Refusal("recording_refused");
  return after;
}
