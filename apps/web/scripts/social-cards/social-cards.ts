import { parse } from "node-html-parser";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { plainPath } from "../../src/shared/i18n/language-path.ts";
import { cached } from "../lib/cached.ts";
import { type Card, cardKey, drawCard, undrawnOf } from "./draw-card.ts";

const atOnce = 4;

/** A page's picture for sharing: its file, and what is on it. */
type SocialCard = { file: string; card: Card };

/** Reads from their heads which pictures for sharing the pages name, and what these show. */
export async function readSocialCards(site: string, pages: readonly string[]): Promise<SocialCard[]> {
  const heads = await Promise.all(pages.map(async (page) => readHead(await readFile(join(site, page), "utf8"))));
  return heads.filter((head) => head !== undefined);
}

/** Draws pictures for sharing, and says which words they cannot show. */
export async function writeSocialCards(site: string, cards: readonly SocialCard[]): Promise<void> {
  const waiting = [...cards];
  const drawNext = async () => {
    for (let card = waiting.pop(); card !== undefined; card = waiting.pop()) await writeCard(site, card);
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
  const undrawn = new Set((await Promise.all(cards.map(({ card }) => undrawnOf(card)))).flat());
  if (undrawn.size > 0) {
    const words = [...undrawn].map((word) => `“${word}”`).join(", ");
    console.warn(
      `The pictures for sharing show no letters of ${words}: no font has them. docs/adopt.md says how to add a font.`,
    );
  }
}

async function writeCard(site: string, { file, card }: SocialCard): Promise<void> {
  const picture = await cached(await cardKey(card), () => drawCard(card));
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), picture);
}

function readHead(html: string): SocialCard | undefined {
  const root = parse(html);
  const meta = (property: string) => root.querySelector(`meta[property="${property}"]`)?.getAttribute("content") ?? "";
  const image = meta("og:image");
  if (image === "") return undefined;
  const file = new URL(image).pathname;
  // A photograph is there already.
  if (!file.startsWith("/social/")) return undefined;
  return {
    file,
    card: {
      path: plainPath(new URL(meta("og:url")).pathname),
      title: meta("og:title"),
      description: meta("og:description"),
    },
  };
}
