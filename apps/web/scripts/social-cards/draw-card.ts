import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import satori from "satori";
import sharp from "sharp";
import { agency } from "@agency/content/agency";
import { brand } from "@agency/content/brand";
import { cardFonts, cardFontsKey } from "../lib/fonts.ts";
import { cardArt } from "./card-art.ts";

/** What a card says: the page's title and description, and the path that its picture is chosen by. */
export type Card = { path: string; title: string; description: string };

const cardSize = { width: 1200, height: 630 };
const artWidth = 420;
const longTitle = 48;
const longestDescription = 130;
const { paper, ink, ink2, muted } = brand.colours.light;

/** Draws the picture that stands for a page where it is shared: 1200 x 630 px, a PNG. */
export async function drawCard({ path, title, description }: Card): Promise<Buffer> {
  const words = box({ flexDirection: "column", width: cardSize.width - artWidth, padding: "64px 56px 56px 72px" }, [
    box({ fontSize: 28, color: muted }, agency.name),
    box(
      {
        marginTop: 28,
        fontFamily: "display",
        fontWeight: 700,
        fontSize: roomOf(title) > longTitle ? 60 : 76,
        letterSpacing: "-0.025em",
        lineHeight: 1.04,
        color: ink,
      },
      title,
    ),
    box({ marginTop: "auto", fontSize: 29, lineHeight: 1.4, color: ink2 }, shortened(description)),
  ]);
  const art = {
    type: "img",
    key: "art",
    props: { src: artAddress(path), width: artWidth, height: cardSize.height, style: { flexShrink: 0 } },
  };
  const svg = await satori(box({ width: "100%", height: "100%", background: paper }, [words, art]), {
    ...cardSize,
    fonts: await cardFonts(lettersOf({ title, description })),
  });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 1 }).toBuffer();
}

/** Everything that a card's picture depends on: its words, its art, the brand, and the code that draws it. */
export function cardKey(card: Card): string[] {
  const code = [import.meta.url, new URL("../lib/fonts.ts", import.meta.url)].map((file) =>
    readFileSync(fileURLToPath(file), "utf8"),
  );
  const colours = JSON.stringify([paper, ink, ink2, muted]);
  return [...code, agency.name, JSON.stringify(card), colours, cardArt(card.path, 1), cardFontsKey(lettersOf(card))];
}

function lettersOf({ title, description }: Omit<Card, "path">): string {
  return `${agency.name}${title}${description}`;
}

/** An element as satori reads it. */
function box(style: Record<string, string | number>, children: unknown) {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

/** The tiles as a picture: satori draws neither groups nor transforms, so they come as one. */
function artAddress(path: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(cardArt(path, artWidth)).toString("base64")}`;
}

/** Finds words in scripts without spaces, too. */
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Whole sentences or words up to what fits three lines. */
function shortened(text: string): string {
  if (roomOf(text) <= longestDescription) return text;
  let kept = "";
  for (const { segment } of words.segment(text)) {
    if (roomOf(kept + segment) > longestDescription - 2) break;
    kept += segment;
  }
  return `${kept.replace(/[\s\p{P}]+$/u, "")}…`;
}

/** How many Latin letters would take the room of a text: Chinese, Japanese and Korean characters are twice as wide. */
function roomOf(text: string): number {
  return text.replaceAll(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60]/gu, "  ").length;
}
