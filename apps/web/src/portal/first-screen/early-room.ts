import type { RoomAnswer } from "@agency/contracts/portal";
import { CallError } from "../../shared/api/call-error.ts";

/** What the page asked for while its application was on its way. */
export type EarlyRoom = {
  clientId: string;
  /** Null when the server could not be reached. */
  answer: Promise<{ status: number; text: string } | null>;
};

const holder = globalThis as { earlyRoom?: EarlyRoom };
export function earlyRoom(): EarlyRoom | undefined {
  return holder.earlyRoom;
}

const taken = new Set<string>();

/** Keeps the room for the application, which is another script. */
export function keepEarlyRoom(room: EarlyRoom | undefined): void {
  if (room) holder.earlyRoom = room;
  else delete holder.earlyRoom;
}

/**
 * A part of the room as the page received it, once: whoever asks again wants it anew. Undefined when it was not asked for, or not
 * for this client.
 * @throws {CallError} when the server refused
 */
export async function takeEarly<Part extends keyof RoomAnswer>(
  clientId: string,
  part: Part,
): Promise<RoomAnswer[Part] | undefined> {
  const early = earlyRoom();
  const question = `${part} ${clientId}`;
  if (!early || plain(early.clientId) !== plain(clientId) || taken.has(question)) return undefined;
  taken.add(question);
  const answer = await early.answer;
  if (answer === null) return undefined;
  if (answer.status !== 200) throw new CallError(answer.status, answer.text, "");
  return (JSON.parse(answer.text) as RoomAnswer)[part];
}

/** The server writes an ID in groups, and a visitor may not. */
function plain(clientId: string): string {
  return clientId.replaceAll("-", "").toUpperCase();
}
