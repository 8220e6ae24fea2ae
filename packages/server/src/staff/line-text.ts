import { emptyLine, type SignInLine } from "./sign-in-line.ts";

// One word for each value and one line for each address: 800 of them stay below the 64 KB of a text column.

/** The stored form of a line. Its hashes contain no white space. */
export function writeLine({ fullAt, wrong, places }: SignInLine): string {
  const rows = places.map(({ address, network, shown, passwords, checked, cameAt, waitsUntil }) =>
    [address, network, shown, passwords.join(","), checked, cameAt.toString(36), waitsUntil.toString(36)].join(" "),
  );
  return [`${fullAt} ${wrong.join(",")}`, ...rows].join("\n");
}

/** @returns the line; an empty one for an empty text */
export function readLine(text: string): SignInLine {
  if (text === "") return emptyLine;
  const [head = "", ...rows] = text.split("\n");
  const [fullAt, wrong = ""] = head.split(" ");
  return {
    fullAt: Number(fullAt),
    wrong: hashes(wrong),
    places: rows.map((row) => {
      const [address = "", network = "", shown, passwords = "", checked, cameAt = "", waitsUntil = ""] = row.split(" ");
      return {
        address,
        network,
        shown: Number(shown),
        passwords: hashes(passwords),
        checked: Number(checked),
        cameAt: Number.parseInt(cameAt, 36),
        waitsUntil: Number.parseInt(waitsUntil, 36),
      };
    }),
  };
}

function hashes(text: string): string[] {
  return text === "" ? [] : text.split(",");
}
