import { describe, expect, test } from "vitest";
import { drawLogo } from "./draw-logo.ts";
import { svg } from "./logo-files.fixture.ts";
import { readableSvg } from "./readable-svg.ts";

const drawPicture = async (file: Uint8Array) => {
  const logo = await drawLogo(file);
  if ("problem" in logo) throw new Error(logo.problem);
  return Buffer.from(logo.png);
};

const square = (attributes: string, before = "") => svg(`${before}<rect width="90" height="90" ${attributes}/>`);
const red = await drawPicture(square('fill="#ff0000"'));

describe("a red square is drawn red, and not black,", () => {
  test.each([
    [
      "with a second, wide colour in its style",
      square('style="fill:#f00;fill:color(display-p3 1 0 0);fill-opacity:1"'),
    ],
    ["with a wide colour over its attribute", square('fill="red" style="fill:color(display-p3 1 0 0)"')],
    ["with a wide colour alone", square('fill="oklch(0.628 0.2577 29.23)"')],
    [
      "with a second colour in a style sheet",
      square('class="a"', "<style>.a{fill:#f00;fill:lab(54.29 80.8 69.9)}</style>"),
    ],
    ["with a second colour that nobody knows", square('style="fill:#f00;fill:color-mix(in srgb, red, blue)"')],
    ["with such a colour over its attribute", square('fill="#f00" style="fill:light-dark(blue, white) !important"')],
    ["with a colour for printers", square('fill="#ff0000 icc-color(cmyk, 0, 1, 1, 0)"')],
    ["with a variable of its style sheet", square('fill="var(--brand)"', "<style>:root{--brand:#f00}</style>")],
    [
      "with variables that name one another, and another one for dark pages",
      square(
        'style="fill:var(--brand)"',
        "<style>:root{--brand:var(--hot, #00f);--hot:rgb(255 0 0 / 100%)}@media (prefers-color-scheme:dark){:root{--brand:#fff}}</style>",
      ),
    ],
    ["with the fallback of a variable", square('style="fill:var(--brand, rgb(255, 0, 0))"')],
    ["with a variable that is nowhere over its attribute", square('fill="#f00" style="fill:var(--brand)"')],
    [
      "with a gradient of second colours",
      square(
        'fill="url(#g)"',
        '<linearGradient id="g"><stop stop-color="red" style="stop-color:red;stop-color:color(display-p3 1 0 0)"/></linearGradient>',
      ),
    ],
  ])("%s", async (_, file) => {
    expect((await drawPicture(file)).equals(red)).toBe(true);
  });
});

test("a half transparent colour stays half transparent", async () => {
  const [wide, plain] = ["rgb(255 0 0 / 0.5)", "#ff000080"].map((fill) => drawPicture(square(`fill="${fill}"`)));
  expect(await wide).toEqual(await plain);
});

test.each(["none", "url(#none) none"])("a paint that is not a colour stays: %s", async (paint) => {
  const behind = '<rect width="90" height="90" fill="#f00"/>';
  expect((await drawPicture(square(`style="fill:${paint}"`, behind))).equals(red)).toBe(true);
});

test("variables that name one another a thousand times fill no memory", async () => {
  const names = (name: string) => `var(--${name}) `.repeat(1000);
  const sheet = `<style>:root{--a:${names("b")};--b:${names("c")};--c:${names("d")};--d:red}</style>`;
  expect(readableSvg(svg(`${sheet}<rect style="fill:var(--a)" width="9" height="9"/>`).toString()).length).toBeLessThan(
    10_000_000,
  );
});

test("a mask by alpha is one, also when its style says so", async () => {
  const masked = (mask: string) =>
    svg(
      `<mask id="m" ${mask}><rect width="90" height="90"/></mask><rect width="300" height="100" fill="#f00" mask="url(#m)"/>`,
    );
  expect((await drawPicture(masked('style="mask-type:alpha"'))).equals(red)).toBe(true);
});
