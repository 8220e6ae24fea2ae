import { parsePart } from "./xlsx-xml.ts";

/** The texts of cells, which refer to them by number; without the readings above Japanese ones. */
export function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let [text, inText, phonetic] = ["", false, false];
  parsePart(xml, {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic = true;
      inText = name === "t" && !phonetic;
    },
    text(part) {
      if (inText) text += part;
    },
    close(name) {
      if (name === "si") strings.push(text);
      else if (name === "rPh") phonetic = false;
      inText = false;
    },
  });
  return strings;
}
