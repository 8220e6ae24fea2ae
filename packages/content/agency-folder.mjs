import * as module from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.env.AGENCY_DIR;

// Loaded with `--import` before a program, so that every `#agency/` import reads the agency's own folder in place of the
// sample's. The scripts of the root run on older Nodes too, which lack these hooks; they read no content.
if (folder && "registerHooks" in module) {
  const own = `${pathToFileURL(resolve(folder)).href}/`;
  module.registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier.startsWith("#agency/") ? new URL(specifier.slice("#agency/".length), own).href : specifier,
        context,
      ),
  });
}
