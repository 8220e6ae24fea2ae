import type { Consultation } from "@agency/contracts/bookings";
import { talkWays } from "@agency/model/states";
import { CallError } from "../../../shared/api/call-error.ts";
import { call } from "../../../shared/api/call.ts";
import type { Sent } from "../../forms/sending.ts";

export async function book({ text, visit }: Sent): Promise<Consultation> {
  const slot = text("slot") || null;
  const talkBy = talkWays.find((way) => way === text("talkBy")) ?? null;
  return call("POST /api/consultation", {
    body: { name: text("name"), email: text("email"), phone: text("phone"), slot, talkBy, ...visit },
  });
}

/** The next free times if the chosen one was taken. Null for any other error. */
export function freeInstead(error: unknown): string[] | null {
  const body = error instanceof CallError ? error.body : null;
  return body?.error === "slot_taken" ? (body.alternatives ?? []) : null;
}
