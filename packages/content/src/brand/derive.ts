import { black, clearest, contrast, mix, readable, white } from "./colour-math.ts";
import type { BaseColours, Colour, Colours, StatedColours } from "./shape.ts";

/** WCAG 2.2 AA: contrast of text, and of edges of controls. */
export const leastContrast = { text: 4.5, edge: 3 } as const;
const { text, edge } = leastContrast;

/** The colours of the light scheme. What the agency does not state is mixed from what it does, and can be read on its ground. */
export function coloursOfLight(stated: StatedColours): Colours {
  const tiles = {
    tileLight: stated.paper,
    tilePlain: mix(stated.paper, stated.accent, 0.18),
    tileDark: stated.ink,
    tileShade: mix(stated.ink, stated.second, 0.35),
    tileSecond: readable(stated.second, [[white, text]]),
    tileSoft: mix(stated.second, stated.paper, 0.6),
    tileAccent: readable(stated.accent, [[white, text]]),
    tileBright: mix(stated.accent, white, 0.4),
    ...stated,
  };
  return completed(tiles, {
    surface: mix(stated.paper, white, 0.7),
    shadow: stated.ink,
    veil: stated.ink,
    board: stated.ink,
    hero: readable(stated.second, [[white, text]]),
    band: mix(stated.accent, white, 0.45),
    boardSecond: readable(stated.second, [[white, text]]),
  });
}

/** The colours of the dark scheme, whose tiles are those of the light one in a darker tone. */
export function coloursOfDark(stated: StatedColours, light: Colours): Colours {
  const tiles = {
    tileLight: mix(light.tileLight, black, 0.1),
    tilePlain: mix(light.tilePlain, black, 0.16),
    tileDark: mix(light.tileDark, black, 0.5),
    tileShade: mix(light.tileShade, black, 0.2),
    tileSecond: light.tileSecond,
    tileSoft: mix(light.tileSoft, black, 0.16),
    tileAccent: light.tileAccent,
    tileBright: mix(light.tileBright, black, 0.06),
    ...stated,
  };
  return completed(tiles, {
    surface: mix(stated.paper, white, 0.06),
    shadow: black,
    veil: black,
    board: mix(stated.paper, white, 0.06),
    hero: mix(light.hero, stated.paper, 0.55),
    band: mix(stated.accent, stated.paper, 0.8),
    boardSecond: light.boardSecond,
  });
}

type Tiles = Pick<
  Colours,
  "tileLight" | "tilePlain" | "tileDark" | "tileShade" | "tileSecond" | "tileSoft" | "tileAccent" | "tileBright"
>;

/** What each scheme mixes in its own way. */
type Scheme = Pick<Colours, "surface" | "board" | "hero" | "band" | "boardSecond" | "shadow" | "veil">;

function completed(stated: StatedColours & Tiles, scheme: Scheme): Colours {
  const { paper, ink, accent, second, bad } = stated;
  // The colours that are used most come first: their tokens get the shortest names.
  const base: BaseColours = { paper, ink, accent, second, bad };
  const surface = stated.surface ?? scheme.surface;
  const paper2 = stated.paper2 ?? mix(paper, ink, 0.06);
  const pages = [paper, paper2, surface];
  const asText = pages.map((ground) => [ground, text] as const);
  const asEdge = pages.map((ground) => [ground, edge] as const);
  const ends = [ink, paper, white, black];
  const board = stated.board ?? scheme.board;
  const onBoard = stated.onBoard ?? clearest(board, ends);
  const boardSecond = stated.boardSecond ?? scheme.boardSecond;
  const hero = stated.hero ?? scheme.hero;
  const boardAccent =
    stated.boardAccent ??
    readable(accent, [
      [board, text],
      [hero, edge],
    ]);
  const onHero = stated.onHero ?? clearest(hero, ends);
  const band = stated.band ?? scheme.band;
  const onBand = stated.onBand ?? clearest(band, ends);
  const onAccent = stated.onAccent ?? clearest(accent, ends);
  const onSecond = stated.onSecond ?? clearest(second, ends);
  const onBanner = stated.onBanner ?? clearest(stated.tileAccent, [white, black]);
  return {
    ...base,
    surface,
    paper2,
    line: mix(paper, ink, 0.16),
    lineStrong: readable(mix(paper, ink, 0.5), asEdge),
    ink2: readable(mix(ink, paper, 0.2), asText),
    muted: readable(mix(ink, paper, 0.35), asText),
    accentStrong: strong(accent, onAccent),
    onAccent,
    accentSoft: mix(paper, accent, 0.12),
    secondStrong: strong(second, onSecond),
    onSecond,
    secondSoft: soft(paper, second),
    good: readable(second, asText),
    badSoft: mix(paper, bad, 0.12),
    focus: ink,
    shadow: scheme.shadow,
    veil: scheme.veil,
    board,
    boardLine: mix(board, onBoard, 0.15),
    onBoard,
    onBoard2: readable(mix(onBoard, board, 0.3), [[board, text]]),
    boardAccent,
    onBoardAccent: clearest(boardAccent, ends),
    boardSecond,
    onBoardSecond: clearest(boardSecond, ends),
    hero,
    heroLine: mix(hero, onHero, 0.25),
    onHero,
    onHero2: readable(mix(onHero, hero, 0.2), [[hero, text]]),
    band,
    bandLine: mix(band, onBand, 0.25),
    onBand,
    onBand2: readable(mix(onBand, band, 0.2), [[band, text]]),
    onBanner,
    bannerInk: clearest(onBanner, ends),
    bannerAccent: readable(stated.tileBright, [[stated.tileSecond, text]]),
    ...stated,
  };
}

/** A colour under a pointer: further away from the text on it. */
function strong(colour: Colour, on: Colour): Colour {
  return mix(colour, clearest(on, [white, black]), 0.2);
}

/** A ground in a tone of a colour, as full as text in that colour allows. */
function soft(paper: Colour, colour: Colour): Colour {
  const tones = [0.12, 0.1, 0.08, 0.06, 0.04].map((share) => mix(paper, colour, share));
  return tones.find((tone) => contrast(colour, tone) >= text) ?? paper;
}
