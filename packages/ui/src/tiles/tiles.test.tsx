import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Mural } from "./mural.tsx";
import { type TileProps, Tiles } from "./tile.tsx";

const draw = (...tiles: TileProps[]) => renderToStaticMarkup(<Tiles tiles={tiles} />).split(/(?<=>)(?=<path)/);

test("tiles of one colour share a path, each tile in its place, with grounds below figures", () => {
  const arch = { kind: "arch", ground: "second", figure: "light", second: "dark" } as const;
  expect(draw(arch, { ...arch, x: 100 }, { kind: "half", ground: "plain", figure: "light", x: 200, y: 100 })).toEqual([
    '<path fill="var(--tile-second)" d="M0 0h100v100h-100zM100 0h100v100h-100z"></path>',
    '<path fill="var(--tile-plain)" d="M200 100h100v100h-100z"></path>',
    '<path fill="var(--tile-light)" d="M0 0m8 100v-50a42 42 0 0 1 84 0v50zM100 0m8 100v-50a42 42 0 0 1 84 0v50z' +
      'M200 100m0 50a50 50 0 0 1 100 0z"></path>',
    '<path fill="var(--tile-dark)" d="M0 0m26 100v-48a24 24 0 0 1 48 0v48zM100 0m26 100v-48a24 24 0 0 1 48 0v48z"></path>',
  ]);
});

test("a turned tile rotates about its own centre", () => {
  const [ground, figure] = draw({ kind: "half", ground: "plain", figure: "second", turn: 3, x: 300, y: 200 });
  expect(ground).not.toContain("rotate");
  expect(figure).toContain('transform="rotate(270 350 250)"');
});

test("the mural needs fewer than 50 shapes on the home page", () => {
  const paths = renderToStaticMarkup(<Mural />).match(/<(?:path|g)\b/g) ?? [];
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.length).toBeLessThan(50);
});
