import type { Client } from "./client.ts";
import type { Logo, LogoFacts } from "./logo.ts";

/** The pictures of the clients' logos. What pages need to know of one is part of its client. */
export type LogoRepository = {
  /** The picture as PNG. */
  read: (clientId: string) => Promise<Buffer | null>;
  /** Keeps a picture in place of the one before. */
  save: (clientId: string, png: Uint8Array, facts: LogoFacts) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
};

/** A client's logo with its picture, for drawing; null without one. */
export async function logoOf(
  logos: Pick<LogoRepository, "read">,
  { id, logo }: Pick<Client, "id" | "logo">,
): Promise<Logo | null> {
  if (!logo) return null;
  const png = await logos.read(id);
  const { width, height, ground } = logo;
  return png && { png, width, height, ground };
}
