/** On what a logo can be seen: one without transparency on `any`. */
export type LogoGround = "light" | "dark" | "any";

/** A client's logo as it was drawn from the file that the staff chose: a PNG of at most 600 by 240 pixels and 45 kB. */
export type Logo = { png: Uint8Array; width: number; height: number; ground: LogoGround };

/**
 * Why a file gives no logo:
 * - `unreadable`: no PNG, JPEG or SVG, damaged, or empty
 * - `too_large`: more pixels on a side than can be read
 * - `incomplete`: an SVG with text, whose fonts are elsewhere, or with linked pictures
 */
export type LogoProblem = "unreadable" | "too_large" | "incomplete";

/** What pages need to know of a stored logo. `version` changes with the picture. */
export type LogoFacts = { version: string; width: number; height: number; ground: LogoGround };

/** A client's logo with its picture, for drawing; null without one. */
export async function logoOf(
  { id, logo }: { id: string; logo: LogoFacts | null },
  readLogo: (clientId: string) => Promise<Buffer | null>,
): Promise<Logo | null> {
  if (!logo) return null;
  const png = await readLogo(id);
  const { width, height, ground } = logo;
  return png && { png, width, height, ground };
}
