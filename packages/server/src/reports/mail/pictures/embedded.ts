import type { Attachment } from "../../../kit/mail/message.ts";
import type { MailPicture } from "./draw-mail-pictures.ts";

/**
 * The address of an embedded picture within its mail. Content-IDs are unique in the world (RFC 2392): mail programs that keep pictures
 * by them would show those of another mail.
 */
export function pictureAddress(name: string, messageId: string): string {
  return `cid:${contentId(name, messageId)}`;
}

/** A picture as a part of its mail, which mail programs show in its place and not among the attachments. */
export function embedded(name: string, { png }: MailPicture, messageId: string): Attachment {
  return {
    filename: `${name}.png`,
    content: Buffer.from(png),
    contentType: "image/png",
    contentDisposition: "inline",
    cid: contentId(name, messageId),
  };
}

function contentId(name: string, messageId: string): string {
  return `${name}.${messageId.replaceAll(/[<>]/g, "")}`;
}
