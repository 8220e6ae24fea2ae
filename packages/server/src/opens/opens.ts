import type { Recording, UseKind } from "@agency/model/states";

/** How a client used one revision of a report: one row for each kind of use, without a word about who it was. */
export type ReportOpen = {
  reportId: string;
  revision: number;
  kind: UseKind;
  times: number;
  firstAt: Date;
  lastAt: Date;
};

/** An opening or download of a revision that has just happened. */
export type NewOpen = { clientId: string; reportId: string; revision: number; kinds: readonly UseKind[] };

/** Staff and clients can each switch the recording on or off. */
export type RecordingChange = { on: boolean; by: "staff" | "client" };

/** The recording after a change; null when the change is refused, as only the client ends what it refused. */
export function changedRecording(before: Recording, { on, by }: RecordingChange): Recording | null {
  if (by === "client") return on ? "on" : "refused";
  if (before === "refused") return on ? null : "refused";
  return on ? "on" : "off";
}
