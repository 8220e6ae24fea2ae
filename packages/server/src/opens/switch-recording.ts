import type { Recording } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import type { RecordingChange } from "./report-use.ts";
import { storeRecording } from "./store.ts";

/**
 * Switches the recording of a client's uses on or off. Off deletes what was recorded.
 * @throws Refusal recording_refused when the staff want what the client switched off
 */
export async function switchRecording(
  { database, clock }: Pick<Context, "database" | "clock">,
  clientId: string,
  change: RecordingChange,
): Promise<Recording> {
  const after = await storeRecording(database, clientId, change, await clock());
  if (after === null) throw new Refusal("recording_refused");
  return after;
}
