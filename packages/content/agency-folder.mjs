import * as module from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.env.AGENCY_DIR;

// Loaded with `--import` before a program, so that every `#agency/` import reads the agency's own folder in place of the
// sample's, and that folder, wherever it is, finds the product's `@agency/content/plans`. The scripts of the root run on older
// Nodes too, which lack these hooks; they read no content.
if (folder && "registerHooks" in module) {
  const own = `${pathToFileURL(resolve(folder)).href}/`;
  const product = "@agency/content/";
  /** @type {(specifier: string, importer: string | undefined) => string} */
  const placeOf = (specifier, importer) => {
    if (specifier.startsWith("#agency/")) return new URL(specifier.slice("#agency/".length), own).href;
    if (specifier.startsWith(product) && importer?.startsWith(own))
      return new URL(`src/${specifier.slice(product.length)}.ts`, import.meta.url).href;
    return specifier;
  };
  module.registerHooks({
    resolve: (specifier, context, next) => next(placeOf(specifier, context.parentURL), context),
  });
}
