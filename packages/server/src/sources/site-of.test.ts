import { expect, test } from "vitest";
import { siteOf } from "./site-of.ts";

test.each([
  ["https://www.sample-bakery.example/menu", "sample-bakery.example"],
  ["shop.sample-bakery.example", "sample-bakery.example"],
  ["https://kedai.contoh.com.my", "contoh.com.my"],
  // Each blog and shop of a platform is its owner's.
  ["https://kedai.blogspot.com", "kedai.blogspot.com"],
  ["https://kedai.myshopify.com", "kedai.myshopify.com"],
  ["https://xn--mnchen-3ya.example", "xn--mnchen-3ya.example"],
  ["https://MÜNCHEN.example", "xn--mnchen-3ya.example"],
  ["https://www.facebook.com/KedaiContoh/", "facebook.com/kedaicontoh"],
  ["https://sites.google.com/view/kedai", "google.com/view/kedai"],
  ["http://127.0.0.1:3000/", "127.0.0.1"],
])("%s belongs to the site %s", (address, site) => {
  expect(siteOf(address)).toBe(site);
});

test.each(["", "not an address", "https://"])("“%s” belongs to no site", (address) => {
  expect(siteOf(address)).toBeNull();
});
