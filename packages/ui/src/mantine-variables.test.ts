import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const namesIn = (css: string) => new Set(css.match(/--mantine-[\w-]+(?=:)/g));

test("our variables cover Mantine's own file, except for the unused colour families", () => {
  const theirs = namesIn(
    readFileSync(fileURLToPath(import.meta.resolve("@mantine/core/styles/default-css-variables.css")), "utf8"),
  );
  const ours = namesIn(readFileSync(new URL("mantine-variables.css", import.meta.url), "utf8"));
  const family =
    /^--mantine-color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-|^--mantine-color-(gray|dark)-(text|filled|light|outline)/;
  expect([...theirs].filter((name) => !ours.has(name) && !family.test(name))).toEqual([]);
});
