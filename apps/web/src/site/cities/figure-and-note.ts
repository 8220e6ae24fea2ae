/** Splits "about 760,000 (2020 census)" into the figure and its note. Chinese brackets divide as well. */
export function figureAndNote(text: string): [figure: string, note: string | undefined] {
  const [figure = text, note] = text.split(/(?: \(|（)(?=.*[)）]$)/, 2);
  return [figure, note?.slice(0, -1)];
}
