import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChangeIndicator } from "./change-indicator.tsx";

function read(change: string | null, reversed = false) {
  const html = renderToStaticMarkup(<ChangeIndicator change={change} reversed={reversed} label="Change" />);
  return {
    html,
    tone: /data-tone="(\w+)"/.exec(html)?.[1],
    arrow: /data-direction="(\w+)"/.exec(html)?.[1],
    text: html.replaceAll(/<[^>]+>/g, ""),
  };
}

test.each([
  ["+12.5%", false, "good", "up"],
  ["-3.0%", false, "bad", "down"],
  ["0.0%", false, "bad", "down"],
  ["+1.2", true, "bad", "up"],
  ["-0.8", true, "good", "down"],
])("%s (reversed: %s) is %s with an arrow %s", (change, reversed, tone, arrow) => {
  expect(read(change, reversed)).toMatchObject({ tone, arrow, text: `Change: ${change}` });
});

test("nothing to compare with shows nothing", () => {
  expect(read(null).html).toBe("");
});
