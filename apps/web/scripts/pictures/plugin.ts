import type { Plugin } from "vite";
import { servicePictures, shownInPreviews, shownInTexts } from "@agency/content/pictures";
import { projects, testimonials } from "@agency/content/projects";
import { languageKeys } from "@agency/content/settings";
import type { PictureSource } from "@agency/content/shape";
import { team } from "@agency/content/team";
import type { BuiltPicture } from "../../src/site/shared/picture.tsx";
import { areDrawnIn, hasWords } from "./drawings/words.ts";
import { type MadePicture, makePicture, makeShared, type SharedPicture } from "./make-picture.ts";

/**
 * Makes the pictures that the content names (those of its projects, team, testimonials, services and texts), puts their files into the
 * site's assets, and tells the loaders about them as `virtual:pictures`.
 */
export function pictures(): Plugin {
  let made: ReturnType<typeof makeAll> | undefined;
  const make = () => (made ??= makeAll());
  const files = async () => {
    const { translated, shared, ...groups } = await make();
    const all = [
      ...[...Object.values(groups), ...Object.values(translated)].flatMap((group) => Object.values(group).flat()),
      ...Object.values(shared),
    ];
    // A picture without words is the same file in each language.
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
        projects: described(all.projects),
        translated: Object.fromEntries(
          Object.entries(all.translated).map(([language, group]) => [language, described(group)]),
        ),
        team: single(all.team),
        testimonials: single(all.testimonials),
        services: single(all.services),
        written: single(all.written),
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
  const members = team.flatMap(({ key, photo }) => (photo ? [{ key, pictures: [{ file: photo }] }] : []));
  const clients = testimonials.flatMap(({ key, picture }) => (picture ? [{ key, pictures: [{ file: picture }] }] : []));
  const heroes = Object.entries(servicePictures).map(([key, { file }]) => ({ key, pictures: [{ file }] }));
  const translated: Record<string, Record<string, MadePicture[]>> = {};
  for (const language of languageKeys.filter(areDrawnIn)) {
    translated[language] = await named(projects, (key) => key, language);
  }
  return {
    translated,
    projects: await named(projects, (key) => key),
    team: await named(members, (key) => `team-${key}`),
    testimonials: await named(clients, (key) => `testimonial-${key}`),
    services: await named(heroes, (key) => `service-${key}`),
    written: await named(
      shownInTexts.map((file) => ({ key: file, pictures: [{ file }] })),
      fileNameOf,
    ),
    shared: await sharedPictures(),
  };
}

async function sharedPictures(): Promise<Record<string, SharedPicture>> {
  const made: Record<string, SharedPicture> = {};
  for (const file of shownInPreviews) made[file] = await makeShared(fileNameOf(file), file);
  return made;
}

/** How the files of a picture begin: as its own name, in what addresses may have. */
function fileNameOf(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "") || "picture"
  );
}

type Named = { key: string; pictures: readonly PictureSource[] };

/** One after the other: the encoder uses every core by itself. */
async function named(
  all: readonly Named[],
  nameOf: (key: string) => string,
  language?: string,
): Promise<Record<string, MadePicture[]>> {
  const made: Record<string, MadePicture[]> = {};
  for (const { key, pictures: sources } of all) {
    made[key] = [];
    for (const source of sources) {
      const words = "drawing" in source && hasWords(source.drawing) ? language : undefined;
      made[key].push(await makePicture(nameOf(key), source, words));
    }
  }
  return made;
}

/** The loaders' view of each picture. */
function described(made: Record<string, MadePicture[]>): Record<string, BuiltPicture[]> {
  return Object.fromEntries(Object.entries(made).map(([key, all]) => [key, all.map(({ picture }) => picture)]));
}

/** Members and clients have one picture. */
function single(made: Record<string, MadePicture[]>): Record<string, BuiltPicture | undefined> {
  return Object.fromEntries(Object.entries(described(made)).map(([key, [picture]]) => [key, picture]));
}
