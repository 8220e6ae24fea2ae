import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FigureCell } from "./board-table.tsx";
import type { BoardTexts } from "./use-board-texts.ts";

const texts = {
  t: (key: string, { change = "" } = {}) => `${key} ${change}`,
  format: { number: String, position: String, percent: (change: number) => `${Math.abs(change)}%` },
} as unknown as BoardTexts;

test.each([
  ["position", 1.2, "bad", "▲1.2", "worse 1.2"],
  ["position", -0.8, "good", "▼0.8", "better 0.8"],
  ["count", 12, "good", "▲12%", "better 12%"],
  ["count", -3, "bad", "▼3%", "worse 3%"],
] as const)(
  "the arrow of a %s that changed by %d follows the number, as in the report, and colour and words say whether it is good",
  (kind, change, tone, seen, heard) => {
    const html = renderToStaticMarkup(
      <table>
        <tbody>
          <tr>
            <FigureCell figure={{ value: 9, change }} kind={kind} texts={texts} />
          </tr>
        </tbody>
      </table>,
    );
    expect(html).toContain(`data-tone="${tone}"`);
    const text = html.replaceAll(/<[^>]+>/g, "");
    expect(text).toContain(seen);
    expect(text).toContain(heard);
  },
);
