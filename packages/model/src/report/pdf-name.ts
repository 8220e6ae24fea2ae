import type { Snapshot } from "./snapshot.ts";

/** Longest part of a file name that names the client. */
const longestName = 60;

type Named = Pick<Snapshot, "clientName" | "type" | "period">;

/**
 * The file name of a report's PDF: "kopitiam-contoh-2026-10.pdf", "怡保白咖啡-2026-q3.pdf", "…-2026-11-02.pdf". With the letters of any
 * script, so that a reader of several clients' reports tells them apart; a name without any becomes "report".
 */
export function pdfName(report: Named): string {
  return `${namePart(report.clientName) || "report"}-${periodPart(report)}.pdf`;
}

/** The same in ASCII, for programs that read no other letters. */
export function asciiPdfName(report: Named): string {
  return `${asciiNamePart(report.clientName) || "report"}-${periodPart(report)}.pdf`;
}

/** The file name of all reports of a client, which were put together on a day: "kopitiam-contoh-reports-2026-11-29.zip". */
export function archiveName(clientName: string, day: string): string {
  return `${namePart(clientName) || "client"}-reports-${day}.zip`;
}

/** The same in ASCII. */
export function asciiArchiveName(clientName: string, day: string): string {
  return `${asciiNamePart(clientName) || "client"}-reports-${day}.zip`;
}

function namePart(clientName: string): string {
  const name = clientName
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return wholeWords(name);
}

function asciiNamePart(clientName: string): string {
  const name = clientName
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return wholeWords(name);
}

/** At most so many characters, and no word that is cut, unless it is the only one. */
function wholeWords(name: string): string {
  const trimmed = name.replaceAll(/^-|-$/g, "");
  const characters = Array.from(trimmed);
  if (characters.length <= longestName) return trimmed;
  const start = characters.slice(0, longestName).join("");
  if (characters[longestName] === "-") return start;
  const end = start.lastIndexOf("-");
  return end > 0 ? start.slice(0, end) : start;
}

function periodPart({ type, period }: Named): string {
  const [year, month, day] = period.start.split("-");
  const part = {
    weekly: `${month}-${day}`,
    monthly: month,
    quarterly: `q${Math.ceil(Number(month) / 3)}`,
  };
  return `${year}-${part[type]}`;
}
