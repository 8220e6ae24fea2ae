import { expect, test } from "vitest";
import { agency } from "@agency/content/agency";
import { cardKey, drawCard } from "./draw-card.ts";

const card = { path: "/team", title: "Our team", description: "Eight people in Ipoh." };

test("a title in Chinese is drawn in Chinese letters", async () => {
  // Letters that a font lacks are all drawn as the same box.
  const [first, second] = await Promise.all(
    ["我们的团队", "您的新网站"].map((title) => drawCard({ ...card, title, description: "怡保的八位同事。" })),
  );
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
});

test("a title with Turkish letters is drawn", async () => {
  const [first, second] = await Promise.all(["Ğ", "Ş"].map((title) => drawCard({ ...card, title })));
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
});

test("a card is drawn again when its words, the agency's name or the fonts that it needs change, and not otherwise", () => {
  const key = (changes: Partial<typeof card> = {}) => JSON.stringify(cardKey({ ...card, ...changes }));
  expect(key()).toBe(key());
  expect(cardKey(card)).toContain(agency.name);
  expect(key({ title: "The team" })).not.toBe(key());
  expect(key({ path: "/blog" })).not.toBe(key());
  expect(cardKey({ ...card, title: "我们的团队" }).at(-1)).not.toBe(cardKey(card).at(-1));
});
