import { expect, test } from "vitest";
import { inlineScriptHashes } from "./csp.ts";

test("each inline script is hashed once, external and empty ones not at all", () => {
  const hashes = inlineScriptHashes(
    '<script>alert(1)</script><script src="/a.js"></script><script type="module" async="">alert(1)</script><script></script><script>\n</script>',
  );
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashes).toEqual([
    "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=",
    "sha256-AbpHGcgLb+kRsJGnwFEktk7uzpZOCcBY74+YBdrKVGs=",
  ]);
});
