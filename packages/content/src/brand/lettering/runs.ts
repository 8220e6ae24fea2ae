import type { Bidi, EmbeddingLevels } from "bidi-js";
import { createRequire } from "node:module";
import { hasAll, type NamedFont, replacement } from "./fonts.ts";

/** A part of a line in one font and one direction. */
export type Part = {
  named: NamedFont;
  /** `shown` is drawn for `text`: the same, but for letters that no font has. */
  text: string;
  shown: string;
  fromRight: boolean;
  /** The places of its first and its last character, from the left. */
  first: number;
  last: number;
};

/** The directions of a text, by its characters. */
export type Directions = { characters: string[]; levels: EmbeddingLevels };

/** Of each character of a line, its place from the left, and whether it belongs to a stretch that begins at the right. */
export type Order = { place: number; fromRight: boolean }[];

// Imported, its declarations are those of another kind of module than it is.
const bidi = (createRequire(import.meta.url)("bidi-js") as () => Bidi)();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Works out the directions of a text by the Unicode Bidirectional Algorithm; null when all of it is drawn from the left. The text begins
 * at the left, whatever its first letter is, as on the pages of the site.
 */
export function textDirections(text: string): Directions | null {
  const characters = Array.from(text);
  const levels = bidi.getEmbeddingLevels(asIndexed(characters), "ltr");
  return levels.levels.some(isFromRight) ? { characters, levels } : null;
}

/** The order of a line, from one character of a text to before another. */
export function lineOrder({ characters, levels }: Directions, from: number, to: number): Order {
  const indices = bidi.getReorderedIndices(asIndexed(characters), levels, from, to - 1).slice(from, to);
  const order: Order = [];
  indices.forEach((index, place) => {
    order[index - from] = { place, fromRight: isFromRight(levels.levels[index] ?? 0) };
  });
  return order;
}

/** bidi-js reads a text by its indices. In a list, characters beyond the first plane are whole. */
function asIndexed(characters: string[]): string {
  return characters as unknown as string;
}

function isFromRight(level: number): boolean {
  return level % 2 === 1;
}

/**
 * The parts of a line, in reading order.
 * @param order null when all of it is drawn from the left
 * @param fonts in fallback order
 */
export function lineParts(line: string, order: Order | null, fonts: NamedFont[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { segment } of graphemes.segment(line)) {
    for (const piece of choosePieces(segment, fonts, parts.at(-1)?.named)) {
      const next = at + countCharacters(piece.text);
      const [first, last] = [order?.[at], order?.[next - 1]];
      add(parts, {
        ...piece,
        fromRight: first?.fromRight ?? false,
        first: first?.place ?? at,
        last: last?.place ?? next - 1,
      });
      at = next;
    }
  }
  return parts;
}

/** The number of characters. */
export function countCharacters(text: string): number {
  return text.length === 1 ? 1 : Array.from(text).length;
}

/** A letter or a mark on one. */
const letter = /[\p{L}\p{M}]/u;

/** Adds a piece to the last part where it continues that. */
function add(parts: Part[], piece: Part): void {
  const last = parts.at(-1);
  if (last === undefined || !continues(last, piece)) {
    parts.push(piece);
    return;
  }
  last.text += piece.text;
  // One sign stands for all letters beside one another that no font has.
  if (piece.shown !== replacement) last.shown += piece.shown;
  last.last = piece.last;
}

function continues(part: Part, piece: Part): boolean {
  return (
    part.named === piece.named &&
    part.fromRight === piece.fromRight &&
    Math.abs(part.last - piece.first) === 1 &&
    (part.shown === replacement) === (piece.shown === replacement) &&
    // PDF readers turn around letters from the right, but not what is between them.
    (!piece.fromRight || (letter.test(part.text) && letter.test(piece.text)))
  );
}

type Piece = Pick<Part, "named" | "text" | "shown">;

/** Chooses the font of a letter with its marks, or of each of them when no font has them all. */
function choosePieces(grapheme: string, fonts: NamedFont[], previous: NamedFont | undefined): Piece[] {
  // Spaces stay with what is before them, so that words of one script are shaped together.
  if (grapheme === " " && previous !== undefined && hasAll(previous, " ")) return [toPiece(grapheme, previous)];
  const named = fonts.find((each) => hasAll(each, grapheme));
  if (named !== undefined) return [toPiece(grapheme, named)];
  return Array.from(grapheme, (character) => {
    const own = fonts.find((each) => hasAll(each, character));
    return own === undefined ? replaced(character, fonts) : toPiece(character, own);
  });
}

function toPiece(text: string, named: NamedFont): Piece {
  return { named, text, shown: text };
}

function replaced(character: string, fonts: NamedFont[]): Piece {
  const named = fonts.find((each) => hasAll(each, replacement));
  if (named === undefined) throw new Error("No font has the sign for what no font has");
  return { named, text: character, shown: replacement };
}
