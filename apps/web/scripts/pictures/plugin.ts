import type { Plugin } from "vite";
import { picturesShown } from "@agency/content/check-folder";
import { servicePictures, sharedPictures } from "@agency/content/pictures";
import { testimonials } from "@agency/content/projects";
import { team } from "@agency/content/team";
import type { BuiltPicture } from "../../src/site/shared/picture.tsx";
import { type MadePicture, makePicture, makeShared, type SharedPicture } from "./make-picture.ts";

/**
 * Makes the pictures that the content names (those of its projects, team, testimonials, services and texts), puts their files into the
 * site's assets, and tells the loaders about them as `virtual:pictures`.
 */
export function pictures(): Plugin {
  let made: ReturnType<typeof makeAll> | undefined;
  const make = () => (made ??= makeAll());
  const files = async () => {
    const all = Object.values(await make()).flatMap((group): { files: MadePicture["files"] }[] => Object.values(group));
    // A picture may be shown in several places.
    return [...new Map(all.flatMap((picture) => picture.files).map((file) => [file.name, file])).values()];
  };

  return {
    name: "pictures",
    resolveId: (id) => (id === "virtual:pictures" ? "\0virtual:pictures" : undefined),
    buildStart() {
      // React Router reads the routes through a server with plugins of its own, which would encode everything beside this one.
      if (this.environment.mode !== "build") return;
      // Encoding keeps the other core busy while the code is bundled; a failure is told where the pictures are asked for.
      make().catch(() => undefined);
    },
    async load(id) {
      if (id !== "\0virtual:pictures") return undefined;
      const all = await make();
      const shown = {
        team: described(all.team),
        testimonials: described(all.testimonials),
        services: described(all.services),
        written: described(all.written),
        shared: Object.fromEntries(Object.entries(all.shared).map(([file, { path }]) => [file, path])),
      };
      return `export const pictures = ${JSON.stringify(shown)}`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { name, data } of await files())
        this.emitFile({ type: "asset", fileName: `assets/${name}`, source: data });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/assets\/([^?]+)/.exec(request.url ?? "")?.[1];
        if (!name) return next();
        files().then((all) => {
          const file = all.find((each) => each.name === name);
          if (file) response.end(file.data);
          else next();
        }, next);
      });
    },
  };
}

async function makeAll() {
  return {
    team: await named(
      team.flatMap(({ key, photo: file }) => (file ? [{ key, file }] : [])),
      ({ key }) => `team-${key}`,
    ),
    testimonials: await named(
      testimonials.flatMap(({ key, picture: file }) => (file ? [{ key, file }] : [])),
      ({ key }) => `testimonial-${key}`,
    ),
    services: await named(
      Object.entries(servicePictures).map(([key, { file }]) => ({ key, file })),
      ({ key }) => `service-${key}`,
    ),
    written: await named(
      picturesShown().map((file) => ({ key: file, file })),
      ({ file }) => pictureFileName(file),
    ),
    shared: await forSharing(),
  };
}

async function forSharing(): Promise<Record<string, SharedPicture>> {
  const made: Record<string, SharedPicture> = {};
  for (const file of sharedPictures) made[file] = await makeShared(pictureFileName(file), file);
  return made;
}

/** How the files of a picture begin: as its own name, in what addresses may have. */
function pictureFileName(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "") || "picture"
  );
}

type Named = { key: string; file: string };

/** One after the other: the encoder uses every core by itself. */
async function named(
  all: readonly Named[],
  pictureName: (picture: Named) => string,
): Promise<Record<string, MadePicture>> {
  const made: Record<string, MadePicture> = {};
  for (const each of all) made[each.key] = await makePicture(pictureName(each), each.file);
  return made;
}

/** The loaders' view of each picture. */
function described(made: Record<string, MadePicture>): Record<string, BuiltPicture> {
  return Object.fromEntries(Object.entries(made).map(([key, { picture }]) => [key, picture]));
}
