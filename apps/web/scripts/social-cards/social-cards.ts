import { parse } from "node-html-parser";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { plainPath } from "../../src/shared/i18n/language-path.ts";
import { cached } from "../lib/cached.ts";
import { cardArt } from "./card-art.ts";
import { type Card, drawCard } from "./draw-card.ts";

const atOnce = 4;
/** Part of what a card is kept by: count it up with a change of how cards are drawn. */
const version = "1";

/** Draws the picture for sharing of every page that names one in its head, from what its head says. */
export async function writeSocialCards(site: string, pages: readonly string[]): Promise<void> {
  const waiting = [...pages];
  const drawNext = async () => {
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) await writeCard(site, page);
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
}

async function writeCard(site: string, page: string): Promise<void> {
  const head = readHead(await readFile(join(site, page), "utf8"));
  if (head === undefined) return;
  const { file, card } = head;
  const picture = await cached([version, JSON.stringify(card), await cardArt(card.path, 1)], () => drawCard(card));
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), picture);
}

/** The file that a page names for its picture, and what stands on it. */
function readHead(html: string): { file: string; card: Card } | undefined {
  const root = parse(html);
  const meta = (property: string) => root.querySelector(`meta[property="${property}"]`)?.getAttribute("content") ?? "";
  const image = meta("og:image");
  if (image === "") return undefined;
  return {
    file: new URL(image).pathname,
    card: {
      path: plainPath(new URL(meta("og:url")).pathname),
      title: meta("og:title"),
      description: meta("og:description"),
    },
  };
}
