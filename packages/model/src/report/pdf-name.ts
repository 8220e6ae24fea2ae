import type { Snapshot } from "./snapshot.ts";

/** Longest part of a file name that names the client. */
const longestName = 60;

/**
 * The file name of a report's PDF: "kopitiam-contoh-2026-10.pdf", "…-2026-q3.pdf", "…-2026-11-02.pdf". In ASCII, because mail
 * programs and servers read other letters differently; a name without any becomes "report".
 */
export function pdfName({ clientName, type, period }: Pick<Snapshot, "clientName" | "type" | "period">): string {
  const name = clientName
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestName)
    .replaceAll(/^-|-$/g, "");
  const [year, month, day] = period.start.split("-");
  const part = {
    weekly: `${month}-${day}`,
    monthly: month,
    quarterly: `q${Math.ceil(Number(month) / 3)}`,
  };
  return `${name || "report"}-${year}-${part[type]}.pdf`;
}
