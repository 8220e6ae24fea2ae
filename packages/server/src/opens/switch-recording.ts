import type { Recording } from "@agency/model/states";
import type { Clock } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import type { RecordingChange, UseRepository } from "./report-use.ts";

/**
 * Switches the recording of a client's uses on or off. Off deletes what was recorded.
 * @throws Refusal recording_refused when the staff want what the client switched off
 */
export async function switchRecording(
  { uses, clock }: { uses: Pick<UseRepository, "setRecording">; clock: Clock },
  clientId: string,
  change: RecordingChange,
): Promise<Recording> {
  const after = await uses.setRecording(clientId, change, await clock());
  if (after === null) throw new Refusal("recording_refused");
  return after;
}
