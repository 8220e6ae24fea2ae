/** The name of a picture's file, with its ending. */
const fileName = /^\S(?:.{0,150}\S)?\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;

/** The names that cameras, phones and programs give to pictures. */
const givenName = /^(?:img|dsc[nf]?|pxl|mvimg|dji|screenshot|screen shot|whatsapp image)[-_ ]?\d{3}[\d\s_.:()at-]*$/i;

/** Words joined by signs as only files have them, and no brand. */
function isJoined(text: string): boolean {
  return !/\s/.test(text) && (text.includes("_") || /-\d/.test(text) || text.split("-").length > 2);
}

/** Whether an alternative text is the name of a picture's file instead of a description. */
export function isFileName(alt: string, src: string): boolean {
  const text = alt.trim();
  if (text === "" || text.length > longest) return false;
  if (fileName.test(text) || givenName.test(text)) return true;
  return isJoined(text) && text.toLowerCase() === fileStem(src);
}

const longest = 160;

/** The name of a file without folder and ending, in lower case. */
function fileStem(src: string): string {
  const last = src.split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "";
  return last.replace(/\.\w{2,5}$/, "").toLowerCase();
}
