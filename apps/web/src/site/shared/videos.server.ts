import { pictures } from "virtual:pictures";
import { videos } from "virtual:videos";
import { entryOf } from "@agency/content/entry-of";
import type { Video, VideoWords } from "@agency/content/shape";
import type { ShownVideo } from "./video.tsx";
import { builtPicture } from "./write-text.server.ts";

/** A video as a page shows it. */
export function shownVideo({ source, picture }: Video, { description, captions }: VideoWords): ShownVideo {
  const addressOf = (file: string) => entryOf(videos, file);
  return {
    source:
      source.at === "file"
        ? { at: "file", address: addressOf(source.file), captions: captions && addressOf(captions) }
        : source,
    picture: builtPicture(pictures.written, picture),
    description,
  };
}
