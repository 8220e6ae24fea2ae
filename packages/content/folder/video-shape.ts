import { z } from "zod";
import { picturePlaces } from "../src/picture-places.ts";
import type { Video, VideoSource, VideoWords } from "../src/shape.ts";
import type { Files } from "./files.ts";
import { checkPicture, leastWidth, notThere, findPicture } from "./pictures.ts";

/** The identifier of a video at its host, or its address there, of which the first group is the identifier. */
const hosts = {
  youtube:
    /^(?:https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/))?([\w-]{11})(?:[?&#].*)?$/,
  // A video that is not listed has a second part.
  vimeo: /^(?:https:\/\/(?:www\.)?vimeo\.com\/)?(\d+(?:\/[0-9a-f]+)?)(?:[?#].*)?$/,
} as const;

function idAt(host: keyof typeof hosts, example: string) {
  return z.string().transform((stated, context): string => {
    const [, id] = hosts[host].exec(stated) ?? [];
    if (id !== undefined) return id;
    context.addIssue({ code: "custom", message: `must be the video's address, such as ${example}`, input: stated });
    return z.NEVER;
  });
}

const isCaptions = /\.vtt$/i;
const captionsNamed = "must be a WebVTT file, such as day.vtt";
const captionsMissing =
  "needs captions: a WebVTT file with what is said and heard, for people who cannot hear it, such as captions: day.vtt";

/** A video of a service or a project. */
export function videoShape(text: z.ZodType<string>) {
  return z
    .strictObject({
      youtube: idAt("youtube", "https://www.youtube.com/watch?v=aqz-KE-bpKQ")
        .optional()
        .describe("The address of a video at YouTube. Nothing is loaded from there before somebody presses play"),
      vimeo: idAt("vimeo", "https://vimeo.com/76979871").optional().describe("The address of a video at Vimeo"),
      file: z
        .string()
        .regex(/\.(?:mp4|webm)$/i, "must be an MP4 or WebM file")
        .optional()
        .describe("Instead of these, a file at the same place as the picture: MP4 (H.264) plays everywhere"),
      picture: z
        .string()
        .min(1)
        .describe("A picture of it in pictures/ (that of a project also beside this file), in the shape of the video"),
      captions: z
        .union([z.string().regex(isCaptions, captionsNamed), text])
        .optional()
        .describe(
          "Of a file: what is said and heard, in a WebVTT file (.vtt) at the same place as the picture; or one in each language",
        ),
      description: text.describe("What it shows, in one sentence, in each language"),
    })
    .transform(({ youtube, vimeo, file, ...words }, context) => {
      if (file && !words.captions) context.addIssue({ code: "custom", message: captionsMissing });
      const sources: VideoSource[] = [
        ...(youtube ? [{ at: "youtube", id: youtube } as const] : []),
        ...(vimeo ? [{ at: "vimeo", id: vimeo } as const] : []),
        ...(file ? [{ at: "file", file } as const] : []),
      ];
      const [source] = sources;
      if (source && sources.length === 1) return { source, ...words };
      context.addIssue({ code: "custom", message: "needs one of youtube, vimeo and file" });
      return z.NEVER;
    });
}

/**
 * A video by the places of its files in the agency's folder. Refuses what is not there.
 * @param file that states it as `video`
 */
export function placedVideo<V extends Video & { captions?: string | undefined }>(
  files: Files,
  video: V,
  file: string,
  beside?: string,
): V {
  const at = (name: string) => ({ file, line: files.yaml(file).lineAt(["video", name]) });
  const picture =
    checkPicture(files, video.picture, { ...at("picture"), least: leastWidth.preview }, beside) ?? video.picture;
  files.pictures.written.add(picture);
  const found = (name: string, part: string): string => {
    const place = findPicture(files, name, beside);
    if (place === undefined)
      files.refuse({ ...at(part), text: notThere(files, `The file ${name}`, name, picturePlaces("", beside)) });
    return place ?? name;
  };
  const captions = video.captions && found(video.captions, "captions");
  const { source } = video;
  const placed = source.at === "file" ? { at: source.at, file: found(source.file, "file") } : source;
  return { ...video, picture, captions, source: placed };
}

export function videoWords({ description, captions }: VideoWords): VideoWords {
  return { description, captions };
}
