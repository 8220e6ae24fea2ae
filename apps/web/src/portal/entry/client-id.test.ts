import { describe, expect, test } from "vitest";
import { clientIdIn, clientIdOfHash, isMailHash } from "./client-id.ts";

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
  test("reads the ID from a link in an email", () => {
    expect(clientIdOfHash("#id=7K2M-9QXT-4BNE")).toBe("7K2M-9QXT-4BNE");
  });

  test.each(["", "#", "#content", "#id=", "#id=%20", "#id=..", "id=7K2M"])("finds no ID in %j", (hash) => {
    expect(clientIdOfHash(hash)).toBeNull();
  });

  test("accepts a broken escape", () => {
    expect(clientIdOfHash("#id=7K2M%E0%A4%A")).toContain("7K2M");
  });
});

test("the link of an email is told from one that the agency or the client passed on", () => {
  const link = "#id=7K2M-9QXT-4BNE&report=01890000-0000-7000-8000-000000000000";
  expect(isMailHash(`${link}&from=mail`)).toBe(true);
  expect(isMailHash(link)).toBe(false);
  expect(isMailHash("")).toBe(false);
});
