import { getDocumentProxy } from "unpdf";

/** A text of a page: the left end of its baseline from the lower left corner, its width and its size, in points. */
export type Placed = { text: string; x: number; y: number; width: number; height: number };

/** The texts of each page of a PDF. */
export async function placedTexts(pdf: Buffer): Promise<Placed[][]> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: proxy.numPages }, async (_, index) => {
      const { items } = await (await proxy.getPage(index + 1)).getTextContent();
      return items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [
              {
                text: item.str,
                x: Number(item.transform[4]),
                y: Number(item.transform[5]),
                width: item.width,
                height: item.height,
              },
            ]
          : [],
      );
    }),
  );
}
