import { expect, test } from "vitest";
import { releaseName } from "./release.mjs";

const source = { version: "0.3.0", commit: "0123456789abcdef", tag: "v0.3.0", commitSeconds: "0" };

test("a release of the same commit has another name where the agency's pages changed", () => {
  const names = ["/sites/a9f0d602eb644cbf", "/sites/b1c2d3e4f5a6b7c8"].map((site) =>
    releaseName(source, { arch: "x64", site }),
  );
  expect(names).toEqual(["agency-0.3.0-a9f0d60-linux-x64", "agency-0.3.0-b1c2d3e-linux-x64"]);
  expect(releaseName({ ...source, tag: null }, { arch: "arm64", site: "a9f0d602eb644cbf" })).toBe(
    "agency-0.3.0-0123456-a9f0d60-linux-arm64",
  );
});
