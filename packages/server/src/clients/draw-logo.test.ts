import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { openSandbox } from "../compose/sandbox.ts";
import { drawLogo } from "./draw-logo.ts";
import { cmykJpeg, held, jpeg, png, redCircle, svg } from "./logo-files.fixture.ts";

const drawn = async (file: Uint8Array) => {
  const logo = await drawLogo(file);
  if ("problem" in logo) throw new Error(logo.problem);
  return logo;
};

describe("a file becomes a bounded PNG", () => {
  test("an SVG fills the room", async () => {
    const logo = await drawn(redCircle);
    expect(logo).toMatchObject({ width: 600, height: 200, ground: "light" });
    expect(Buffer.from(logo.png).subarray(1, 4).toString()).toBe("PNG");
  });

  test("a PNG is made smaller and not larger", async () => {
    expect(await drawn(png(300, 100))).toMatchObject({ width: 300, height: 100 });
    expect(await drawn(png(1200, 1200))).toMatchObject({ width: 240, height: 240 });
  });

  test("a JPEG becomes a PNG, upright as its camera noted", async () => {
    expect(await drawn(jpeg)).toMatchObject({ width: 16, height: 8, ground: "any" });
    expect(await drawn(held(6))).toMatchObject({ width: 8, height: 16, ground: "any" });
    expect(await drawn(held(8))).toMatchObject({ width: 8, height: 16, ground: "any" });
  });

  test("a picture that no PNG holds in few bytes gets smaller until it does", async () => {
    const row = () => Buffer.concat([Buffer.from([0]), randomBytes(2400)]);
    const noise = Buffer.concat(Array.from({ length: 240 }, row));
    expect((await drawn(png(600, 240, noise))).png.length).toBeLessThanOrEqual(45_000);
  });

  test("a pale one is for a dark ground, and one without transparency for any", async () => {
    expect(await drawn(svg('<circle cx="50" cy="50" r="40" fill="#fff"/>'))).toMatchObject({ ground: "dark" });
    expect(await drawn(svg('<rect width="300" height="100" fill="#fff"/>'))).toMatchObject({ ground: "any" });
  });
});

describe("a file is refused", () => {
  const entities = "bcdefghij".split("").map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`);
  const laughs = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${entities.join("")}]>${svg("<desc>&j;</desc>").toString()}`;
  test.each([
    ["text", Buffer.from("hello"), "unreadable"],
    ["an SVG that ends too early", Buffer.from("<svg><g>"), "unreadable"],
    ["an SVG without a picture", svg(""), "unreadable"],
    ["a line without height", svg('<rect width="9" height="9"/>', 'width="100000" height="1"'), "unreadable"],
    ["an SVG with text", svg('<text x="1" y="20">Contoh</text>'), "incomplete"],
    ["an SVG with HTML", svg("<foreignObject><b>Contoh</b></foreignObject>"), "incomplete"],
    ["a JPEG for printers", cmykJpeg, "cmyk"],
    ["an SVG with one", svg(`<image href="data:image/jpeg;base64,${cmykJpeg.toString("base64")}"/>`), "cmyk"],
    ["a linked picture", svg('<image href="https://a.example/x.png" width="9" height="9"/>'), "incomplete"],
    ["a linked file", svg('<image href="/etc/passwd" width="9" height="9"/>'), "unreadable"],
    [
      "a file as an entity",
      Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "/etc/passwd">]>${svg("&x;").toString()}`),
      "unreadable",
    ],
    ["entities of entities", Buffer.from(laughs), "unreadable"],
    ["a picture of 40,000 pixels a side", png(40_000, 40_000, Buffer.alloc(9)), "too_large"],
    ["a damaged PNG", png(300, 100).subarray(0, 60), "unreadable"],
    ["a PNG with too few rows", png(300, 100, Buffer.alloc(9)), "unreadable"],
  ] as const)("%s: %s", async (_, file, problem) => {
    expect(await drawLogo(file)).toEqual({ problem });
  });
});

test("what an SVG could do stays behind", async () => {
  const { png: bytes } = await drawn(svg('<script>alert(1)</script><rect width="99" height="9" onclick="alert(1)"/>'));
  expect(Buffer.from(bytes).toString("latin1")).not.toContain("alert");
});

const sandbox = openSandbox({ processes: 1 });
afterwards(() => sandbox.close());

/** Groups that each show the one before eight times. */
const groups = Array.from(
  { length: 12 },
  (_, depth) => `<g id="g${depth + 1}">${`<use href="#g${depth}"/>`.repeat(8)}</g>`,
);

test("a logo that would be drawn for minutes ends within the pool's limits, and the next one is drawn", async () => {
  const noise =
    '<filter id="f"><feTurbulence numOctaves="1000000"/></filter><rect filter="url(#f)" width="300" height="99"/>';
  await expect(sandbox.run.drawLogo(svg(noise))).rejects.toMatchObject({ name: "SandboxError", problem: "time" });
  expect(await sandbox.run.drawLogo(redCircle)).toMatchObject({ width: 600 });
});

test("a logo of billions of shapes is refused", async () => {
  const shapes = `<g id="g0"><rect width="9" height="9"/></g>${groups.join("")}`;
  expect(await sandbox.run.drawLogo(svg(shapes))).toEqual({ problem: "unreadable" });
});

test("the largest picture that is taken is drawn within the pool's limits", async () => {
  expect(await sandbox.run.drawLogo(png(4000, 4000))).toMatchObject({ width: 240, height: 240 });
});
