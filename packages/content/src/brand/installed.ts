import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Whether the product carries a package of a font. */
export function isInstalled(name: string): boolean {
  try {
    require.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
