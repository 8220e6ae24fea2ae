import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChangeIndicator } from "./change-indicator.tsx";

test.each([
  [true, true, "good", "up"],
  [true, false, "bad", "up"],
  [false, true, "good", "down"],
  [false, false, "bad", "down"],
  [null, null, "same", "none"],
])("a change with up %s and good %s has the tone %s and an arrow %s", (up, good, tone, arrow) => {
  const html = renderToStaticMarkup(<ChangeIndicator change={{ text: "+1.2", up, good }} label="Change" />);
  expect(html).toContain(`data-tone="${tone}"`);
  expect(html).toContain(`data-direction="${arrow}"`);
  expect(html.includes("<svg")).toBe(up !== null);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("Change: +1.2");
});

test.each([true, false])("what the sign does not tell is read aloud, also where it is not seen (%s)", (wordsHidden) => {
  const change = { text: "+1.2", words: "worse", up: true, good: false };
  const html = renderToStaticMarkup(<ChangeIndicator change={change} label="Change" wordsHidden={wordsHidden} />);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("Change: +1.2 worse");
});
