import { extractText, getDocumentProxy } from "unpdf";

/** All the text of a PDF, on one line. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}
