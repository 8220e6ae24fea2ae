import type { CSSProperties } from "react";

/** Chinese characters are about twice as wide as Latin letters. */
function visualWidth(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** How many letters wide a line must be: for the whole name, and for its longest word if it wraps. */
export function nameLetters(name: string): CSSProperties {
  return { "--name": visualWidth(name), "--word": Math.max(...name.split(" ").map(visualWidth)) } as CSSProperties;
}

/** Splits "about 760,000 (2020 census)" into the figure and its note. Chinese brackets divide as well. */
export function figureAndNote(text: string): [figure: string, note: string | undefined] {
  const [figure = text, note] = text.split(/(?: \(|（)(?=.*[)）]$)/, 2);
  return [figure, note?.slice(0, -1)];
}
