import type { LeadGroup, ReportDocument } from "@agency/model/report/report-document";
import { palette } from "./palette.ts";
import type { Part } from "./part.ts";
import { heightOf, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, singleLine } from "./text.ts";

const besideCount = 12;
const rowGap = 5;
const noteGap = 5;

/** What the leads divide into, with who counted it; without parts where none is known. */
export function groupParts({ groups, note }: ReportDocument["conversions"], width: number, sheet: Sheet): Part[] {
  const parts = groups.map((group) => groupPart(group, width, sheet));
  return parts.map((part, index) => (index === parts.length - 1 ? withNote(part, note, width, sheet) : part));
}

/** A part with a note below it, if there is one. */
export function withNote(part: Part, note: string | null, width: number, sheet: Sheet): Part {
  if (note === null) return part;
  const lines = breakLines(note, styles.note, sheet.fonts, width);
  return {
    height: part.height + noteGap + heightOf(lines, styles.note),
    draw: (x, y) => {
      part.draw(x, y);
      sheet.text("P", lines, styles.note, x, y + part.height + noteGap);
    },
  };
}

/** A small table: label and count. */
function groupPart({ heading, rows }: LeadGroup, width: number, sheet: Sheet): Part {
  const { doc, fonts } = sheet;
  const title = singleLine(heading, styles.subheading, fonts);
  const rowsTop = styles.subheading.leading + 8;
  const counts = rows.map(({ count }) => singleLine(count.text, styles.value, fonts));
  const room = width - besideCount - Math.max(...counts.map((count) => count.width));
  const labels = rows.map(({ label }) => breakLines(label, styles.row, fonts, room));
  const heights = labels.map((lines) => heightOf(lines, styles.row) + rowGap);
  const tops = heights.map((_, index) => rowsTop + heights.slice(0, index).reduce((sum, height) => sum + height, 0));
  return {
    height: rowsTop + heights.reduce((sum, height) => sum + height, 0),
    draw: (x, y) => {
      sheet.artifact(() => {
        doc.rect(x, y, width, 1.5).fill(palette.ink);
        tops.forEach((top, index) => doc.rect(x, y + top + (heights[index] ?? 0) - 0.5, width, 0.5).fill(palette.line));
      });
      sheet.text("H3", [title], styles.subheading, x, y + 6);
      sheet.table(
        tops.map((top, index) => {
          const count = counts[index];
          return [
            () => sheet.lines(labels[index] ?? [], styles.row, x, y + top + 2),
            () => count && sheet.lines([count], styles.value, x + width - count.width, y + top + 2),
          ];
        }),
      );
    },
  };
}
