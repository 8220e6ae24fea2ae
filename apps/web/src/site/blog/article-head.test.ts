import { expect, test } from "vitest";
import { shareLinks } from "./article-head.tsx";

test("share links include the address and, where the network accepts one, the title", () => {
  const links = shareLinks("https://agency.example/ms/blog/a", "Kopi & roti?");
  const params = links.map(({ network, href }) => [network, Object.fromEntries(new URL(href).searchParams)]);
  expect(params).toEqual([
    ["WhatsApp", { text: "Kopi & roti? https://agency.example/ms/blog/a" }],
    ["Facebook", { u: "https://agency.example/ms/blog/a" }],
    ["LinkedIn", { url: "https://agency.example/ms/blog/a" }],
    ["X", { text: "Kopi & roti?", url: "https://agency.example/ms/blog/a" }],
  ]);
});
