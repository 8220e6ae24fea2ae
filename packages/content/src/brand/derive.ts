import { black, clearest, contrast, mix, readable, white } from "./colour-math.ts";
import type { BaseColours, Colour, Colours, StatedColours } from "./shape.ts";
import { verdictsOn } from "./verdicts.ts";

/** WCAG 2.2 AA: contrast of text, and of edges of controls. */
export const leastContrast = { text: 4.5, edge: 3 } as const;
const { text, edge } = leastContrast;

/** The colours of the light scheme. What the agency does not state is mixed from what it does, and can be read on its ground. */
export function coloursOfLight(stated: StatedColours): Colours {
  const tiles = {
    tileLight: stated.paper,
    tilePlain: mix(stated.paper, stated.accent, 0.18),
    tileDark: stated.ink,
    // A light area would become a muddy brown.
    tileShade: mix(stated.ink, isLight(stated.area) ? stated.accent : stated.area, 0.35),
    tileSecond: stated.area,
    tileSoft: mix(stated.area, stated.paper, 0.6),
    tileAccent: readable(stated.accent, [[white, text]]),
    tileBright: mix(stated.accent, white, 0.4),
    ...stated,
  };
  return completed(tiles, {
    surface: mix(stated.paper, white, 0.7),
    shadow: stated.ink,
    veil: stated.ink,
    board: stated.ink,
    hero: stated.area,
    areaSoft: soft(stated.paper, stated.area),
    heroAccents: [],
    band: mix(stated.accent, white, 0.45),
    boardArea: stated.area,
    verdicts: verdictsOn("light", stated),
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
    // A light area at night would be glaring, and in a darker tone brown: its colour is that of the service's name instead.
    hero: isLight(light.hero) ? mix(stated.paper, white, 0.1) : mix(light.hero, stated.paper, 0.55),
    areaSoft: isLight(light.area) ? mix(stated.paper, stated.ink, 0.1) : soft(stated.paper, stated.area),
    heroAccents: isLight(light.hero) ? [stated.area] : [],
    band: mix(stated.accent, stated.paper, 0.8),
    boardArea: light.boardArea,
    verdicts: verdictsOn("dark", stated),
  });
}

type Tiles = Pick<
  Colours,
  "tileLight" | "tilePlain" | "tileDark" | "tileShade" | "tileSecond" | "tileSoft" | "tileAccent" | "tileBright"
>;

/** Colours that each scheme mixes in its own way. */
type Scheme = Pick<Colours, "surface" | "board" | "hero" | "band" | "boardArea" | "areaSoft" | "shadow" | "veil"> & {
  /** Tried on the hero in this order, before the accents. */
  heroAccents: readonly Colour[];
  verdicts: ReturnType<typeof verdictsOn>;
};

function completed(stated: StatedColours & Tiles, scheme: Scheme): Colours {
  const { paper, ink, accent, area } = stated;
  // The colours that are used most come first: their tokens get the shortest names.
  const base: BaseColours = { paper, ink, accent, area };
  const surface = stated.surface ?? scheme.surface;
  const paper2 = stated.paper2 ?? mix(paper, ink, 0.06);
  const pages = [paper, paper2, surface];
  const asText = pages.map((ground) => [ground, text] as const);
  const asEdge = pages.map((ground) => [ground, edge] as const);
  const ends = [ink, paper, white, black];
  /** Texts on an area are in ink or paper. */
  const written = (ground: Colour) => firstReadable(ground, [clearest(ground, [ink, paper]), ...ends]);
  const board = stated.board ?? scheme.board;
  const onBoard = stated.onBoard ?? clearest(board, ends);
  const boardArea = stated.boardArea ?? scheme.boardArea;
  const hero = stated.hero ?? scheme.hero;
  const boardAccent = stated.boardAccent ?? accentOn(accent, board, hero);
  const onHero = stated.onHero ?? written(hero);
  const band = stated.band ?? scheme.band;
  const onBand = stated.onBand ?? clearest(band, ends);
  const onAccent = stated.onAccent ?? clearest(accent, ends);
  const heroAccent =
    stated.heroAccent ??
    [...scheme.heroAccents, boardAccent, accent].find((each) => contrast(each, hero) >= edge) ??
    onHero;
  const onArea = stated.onArea ?? written(area);
  const areaSoft = stated.areaSoft ?? scheme.areaSoft;
  const onBanner = stated.onBanner ?? clearest(stated.tileAccent, [white, black]);
  const bannerInk = stated.bannerInk ?? clearest(onBanner, ends);
  const onAreaBanner = firstReadable(stated.tileSecond, [onBanner, ...ends]);
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
    areaStrong: strong(area, onArea),
    onArea,
    areaSoft,
    areaText: [...pages, areaSoft].every((ground) => contrast(area, ground) >= text) ? area : ink,
    areaEdge: pages.every((ground) => contrast(area, ground) >= edge) ? area : ink,
    focus: ink,
    shadow: scheme.shadow,
    veil: scheme.veil,
    board,
    boardLine: mix(board, onBoard, 0.15),
    onBoard,
    onBoard2: readable(mix(onBoard, board, 0.3), [[board, text]]),
    boardAccent,
    onBoardAccent: clearest(boardAccent, ends),
    boardArea,
    onBoardArea: written(boardArea),
    hero,
    heroLine: mix(hero, onHero, 0.25),
    onHero,
    onHero2: readable(mix(onHero, hero, 0.2), [[hero, text]]),
    heroAccent,
    onHeroAccent: firstReadable(heroAccent, [stated.onBoardAccent ?? clearest(boardAccent, ends), ...ends]),
    band,
    bandLine: mix(band, onBand, 0.25),
    onBand,
    onBand2: readable(mix(onBand, band, 0.2), [[band, text]]),
    onBanner,
    bannerInk,
    onAreaBanner,
    areaBannerInk: firstReadable(onAreaBanner, [bannerInk, ...ends]),
    bannerAccent: readable(stated.tileBright, [[stated.tileSecond, text]]),
    ...stated,
    ...scheme.verdicts,
  };
}

/** Whether black on it is much easier to read than white. */
function isLight(colour: Colour): boolean {
  return contrast(colour, black) > 2 * contrast(colour, white);
}

/** The accent on the board, and on the hero as well where a colour can be seen on both. */
function accentOn(accent: Colour, board: Colour, hero: Colour): Colour {
  const both = readable(accent, [
    [board, text],
    [hero, edge],
  ]);
  const isSeen = contrast(both, board) >= text && contrast(both, hero) >= edge;
  return isSeen ? both : readable(accent, [[board, text]]);
}

/** The first that can be read on a ground; the clearest where none can. */
function firstReadable(ground: Colour, candidates: readonly Colour[]): Colour {
  return candidates.find((each) => contrast(each, ground) >= text) ?? clearest(ground, candidates);
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
