import type { PortalAnswer } from "@agency/contracts/portal";
import { CallError } from "../../shared/api/call-error.ts";

/** Answers that the page asked for while its application was on its way. */
export type EarlyPortal = {
  clientId: string;
  /** Null when the server could not be reached. */
  answer: Promise<{ status: number; text: string } | null>;
};

const holder = globalThis as { earlyPortal?: EarlyPortal };
export function earlyPortal(): EarlyPortal | undefined {
  return holder.earlyPortal;
}

const taken = new Set<string>();

/** Keeps the portal for the application, which is another script. */
export function keepEarlyPortal(portal: EarlyPortal | undefined): void {
  if (portal) holder.earlyPortal = portal;
  else delete holder.earlyPortal;
}

/**
 * A part of the portal as the page received it, once: whoever asks again wants it anew. Undefined when it was not asked for, or not
 * for this client.
 * @throws {CallError} when the server refused
 */
export async function takeEarly<Part extends keyof PortalAnswer>(
  clientId: string,
  part: Part,
): Promise<PortalAnswer[Part] | undefined> {
  const early = earlyPortal();
  const question = `${part} ${clientId}`;
  if (!early || plain(early.clientId) !== plain(clientId) || taken.has(question)) return undefined;
  taken.add(question);
  const answer = await early.answer;
  if (answer === null) return undefined;
  if (answer.status !== 200) throw new CallError(answer.status, answer.text, "");
  return (JSON.parse(answer.text) as PortalAnswer)[part];
}

/** The server writes an ID in groups, and a visitor may not. */
function plain(clientId: string): string {
  return clientId.replaceAll("-", "").toUpperCase();
}
