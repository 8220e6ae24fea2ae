import type { Attachment } from "../message.ts";
import type { MailPicture } from "./draw-mail-pictures.ts";

/** The address of an embedded picture within its mail. */
export function pictureAddress(name: string): string {
  return `cid:${contentId(name)}`;
}

/** A picture as a part of its mail, which mail programs show in its place and not among the attachments. */
export function embedded(name: string, { png }: MailPicture): Attachment {
  return {
    filename: `${name}.png`,
    content: Buffer.from(png),
    contentType: "image/png",
    contentDisposition: "inline",
    cid: contentId(name),
  };
}

function contentId(name: string): string {
  return `${name}@report`;
}
