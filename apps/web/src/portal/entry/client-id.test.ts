import { describe, expect, test } from "vitest";
import { clientIdIn, clientIdOfHash } from "./client-id.ts";

describe("clientIdIn", () => {
  test.each([
    ["7K2M-9QXT-4BNE", "7K2M-9QXT-4BNE"],
    ["  7k2m 9qxt 4bne ", "7k2m9qxt4bne"],
    ["https://agency.example/ms/client-portal#id=7K2M-9QXT", "7K2M-9QXT"],
    ["https://agency.example/client-portal#id=7K2M%209QXT&x=1", "7K2M9QXT"],
    ["https://agency.example/client-portal", "httpsagencyexampleclient-portal"],
  ])("reads %j as %j", (typed, id) => {
    expect(clientIdIn(typed)).toBe(id);
  });

  test.each(["", "   ", "..", "- –", "#", "https://agency.example/client-portal#contact"])(
    "finds no ID in %j",
    (typed) => {
      expect(clientIdIn(typed)).toBe("");
    },
  );
});

describe("clientIdOfHash", () => {
  test("reads the ID from a link to the portal", () => {
    expect(clientIdOfHash("#id=7K2M-9QXT-4BNE")).toBe("7K2M-9QXT-4BNE");
  });

  test.each(["", "#", "#content", "#id=", "#id=%20", "#id=..", "id=7K2M"])("finds no ID in %j", (hash) => {
    expect(clientIdOfHash(hash)).toBeNull();
  });

  test("accepts a broken escape", () => {
    expect(clientIdOfHash("#id=7K2M%E0%A4%A")).toContain("7K2M");
  });
});
