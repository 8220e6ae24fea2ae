import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { agencyFolder } from "@agency/content/agency-place";
import { videoFiles } from "@agency/content/videos";

/** Puts the videos of the agency's folder into the site's assets, and tells the loaders where they are as `virtual:videos`. */
export function videos(): Plugin {
  return {
    name: "videos",
    resolveId: (id) => (id === "virtual:videos" ? "\0virtual:videos" : undefined),
    async load(id) {
      if (id !== "\0virtual:videos") return undefined;
      const named = await Promise.all(
        videoFiles.map(async (file) => [file, `/assets/${await hashedName(file)}`] as const),
      );
      return `export const videos = ${JSON.stringify(Object.fromEntries(named))}`;
    },
    // Copied, and never held in memory.
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || dir === undefined || videoFiles.length === 0) return;
      await mkdir(join(dir, "assets"), { recursive: true });
      for (const file of videoFiles) await copyFile(assetPath(file), join(dir, "assets", await hashedName(file)));
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = /^\/assets\/([^?]+)/.exec(request.url ?? "")?.[1];
        if (!asked || !/\.(?:mp4|webm|vtt)$/i.test(asked)) return next();
        Promise.all(videoFiles.map(hashedName))
          .then((names) => videoFiles[names.indexOf(asked)])
          .then((file) => (file === undefined ? next() : pipeline(createReadStream(assetPath(file)), response)))
          .catch(next);
      });
    },
  };
}

function assetPath(file: string): string {
  return join(fileURLToPath(agencyFolder), file);
}

const names = new Map<string, Promise<string>>();

/** The name of a video among the assets, with a hash of its content, so that it may be cached for ever. */
function hashedName(file: string): Promise<string> {
  const known = names.get(file) ?? hashed(file);
  names.set(file, known);
  return known;
}

async function hashed(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(assetPath(file)), hash);
  const extension = extname(file).toLowerCase();
  return `${basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")}-${hash.digest("hex").slice(0, 8)}${extension}`;
}
