import { expect, test } from "vitest";
import { telephoneAddress, whatsappAddress } from "./phone-links.ts";

test.each([
  ["+60 5-000 0000", "tel:+6050000000"],
  ["+60 3 2345 6789 ext. 12", "tel:+60323456789;ext=12"],
  ["03-2345 6789 samb. 12", "tel:0323456789;ext=12"],
  ["03-2345 6789 sambungan 12", "tel:0323456789;ext=12"],
  ["03-2345 6789 (ext: 12)", "tel:0323456789;ext=12"],
  ["03-2345 6789 转12", "tel:0323456789;ext=12"],
  ["1300-88-2525", "tel:1300882525"],
  ["03-12345678 / 012-3456789", "tel:0312345678"],
  ["tel. 012-345 6789", "tel:0123456789"],
])("%j is called at %s", (written, address) => {
  expect(telephoneAddress(written)).toBe(address);
});

test("a chat opens with a text", () => {
  expect(whatsappAddress("60123456789", "Hai & apa khabar?")).toBe(
    "https://wa.me/60123456789?text=Hai%20%26%20apa%20khabar%3F",
  );
});
