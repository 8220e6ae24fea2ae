import satori from "satori";
import sharp from "sharp";
import { agency } from "@agency/content/agency";
import { loadFont } from "../lib/fonts.ts";
import { cardArt } from "./card-art.ts";

/** What a card says: the page's title and description, and the path that its picture is chosen by. */
export type Card = { path: string; title: string; description: string };

const cardSize = { width: 1200, height: 630 };
const artWidth = 420;

/** Draws the picture that stands for a page where it is shared: 1200 x 630 px, a PNG. */
export async function drawCard({ path, title, description }: Card): Promise<Buffer> {
  const words = box({ flexDirection: "column", width: cardSize.width - artWidth, padding: "64px 56px 56px 72px" }, [
    box({ fontSize: 28, color: "#5e6b64" }, agency.name),
    box(
      {
        marginTop: 28,
        fontFamily: "display",
        fontSize: title.length > 48 ? 60 : 76,
        letterSpacing: "-0.025em",
        lineHeight: 1.04,
        color: "#14211c",
      },
      title,
    ),
    box({ marginTop: "auto", fontSize: 29, lineHeight: 1.4, color: "#44524b" }, shortened(description)),
  ]);
  const art = {
    type: "img",
    key: "art",
    props: { src: await artAddress(path), width: artWidth, height: cardSize.height, style: { flexShrink: 0 } },
  };
  const svg = await satori(box({ width: "100%", height: "100%", background: "#fbf7ef" }, [words, art]), {
    ...cardSize,
    fonts: await (fonts ??= loadFonts()),
  });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 1 }).toBuffer();
}

/** satori parses fonts once per array, so every card gets the same one. */
let fonts: ReturnType<typeof loadFonts> | undefined;

async function loadFonts() {
  const [display, text] = await Promise.all([
    loadFont({ family: "bricolage-grotesque", weight: 700 }),
    loadFont({ family: "instrument-sans", weight: 500 }),
  ]);
  return [
    { name: "text", data: text },
    { name: "display", data: display },
  ];
}

/** An element as satori reads it. */
function box(style: Record<string, string | number>, children: unknown) {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

/** The tiles as a picture: satori draws neither groups nor transforms, so they come as one. */
async function artAddress(path: string): Promise<string> {
  const svg = await cardArt(path, artWidth);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Whole sentences or words up to what fits three lines. */
function shortened(text: string): string {
  if (text.length <= 130) return text;
  return `${text.slice(0, 128).replace(/[,.:;]?\s+\S*$/, "")}…`;
}
