import { pictures } from "virtual:pictures";
import { videos } from "virtual:videos";
import { getEntry } from "@agency/content/get-entry";
import type { Video, VideoWords } from "@agency/content/shape";
import type { ShownVideo } from "./video.tsx";
import { builtPicture } from "./write-text.server.ts";

/** A video as a page shows it. */
export function shownVideo({ source, picture }: Video, { description, captions }: VideoWords): ShownVideo {
  const videoFile = (file: string) => getEntry(videos, file);
  return {
    source:
      source.at === "file"
        ? { at: "file", address: videoFile(source.file), captions: captions && videoFile(captions) }
        : source,
    picture: builtPicture(pictures.written, picture),
    description,
  };
}
