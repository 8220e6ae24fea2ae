import { pictures } from "virtual:pictures";
import { videos } from "virtual:videos";
import { entryOf } from "@agency/content/entry-of";
import type { Video } from "@agency/content/shape";
import type { ShownVideo } from "./video.tsx";
import { builtPicture } from "./write-text.server.ts";

/** A video as a page shows it. */
export function shownVideo({ source, picture }: Video, description: string): ShownVideo {
  return {
    source: source.at === "file" ? { at: "file", address: entryOf(videos, source.file) } : source,
    picture: builtPicture(pictures.written, picture),
    description,
  };
}
