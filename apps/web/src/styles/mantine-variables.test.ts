import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)), "utf8");
const namesIn = (css: string, shape: RegExp) => new Set(css.match(shape));

test("the variables that the styles of Mantine's components in use read are set", () => {
  const imported = ["index.css", "controls.css"].flatMap((file) =>
    Array.from(
      readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/"(@mantine\/[^"]+)"/g),
      ([, name = ""]) => name,
    ),
  );
  const styles = imported.map(read).join("\n");
  const [theirs, ours] = ["@mantine/core/styles/default-css-variables.css", "@agency/ui/mantine-variables.css"].map(
    (file) => namesIn(read(file), /--mantine-[\w-]+(?=:)/g),
  );
  const asked = namesIn(styles, /(?<=var\()--mantine-[\w-]+(?=\))/g);
  expect([...asked].filter((name) => theirs?.has(name) && !ours?.has(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(40);
});
