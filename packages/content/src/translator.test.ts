import { describe, expect, it } from "vitest";
import { translator } from "./translator.ts";

describe("translator", () => {
  it("reads report and error texts in each language", () => {
    expect(translator("en")("noData")).toBe("No data");
    expect(translator("ms")("noData")).toBe("Tiada data");
    expect(translator("ms")("errors:not_signed_in")).toBe("Sila log masuk.");
    expect(translator("en")("errors:field.too_long", { maximum: 80 })).toBe("is too long: 80 characters at most");
  });

  it("inserts parameters unescaped", () => {
    const agency = "A & B <i> $& {{agency}} $t(noData)";
    expect(translator("en")("comment", { agency })).toBe(`A word from ${agency}`);
  });

  it("returns an unknown key as is", () => {
    // @ts-expect-error A key that does not exist.
    expect(translator("en")("nothing.here")).toBe("nothing.here");
  });
});
