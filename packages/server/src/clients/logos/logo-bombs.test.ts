import { expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { openSandbox } from "../../sandbox.ts";
import { png, redCircle, svg } from "./logo-files.fixture.ts";

const sandbox = openSandbox();
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
