/** Drawn pixels for each point of a page: sharp where it is shown a thousand pixels wide. */
const scale = 2;

/** Draws the pages of a PDF as pictures. @returns their data addresses */
export async function drawPages(pdf: Blob, signal: AbortSignal): Promise<string[]> {
  const { getDocument } = await import("unpdf/pdfjs");
  const loading = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()) });
  const pages: string[] = [];
  try {
    const { numPages } = await loading.promise;
    while (pages.length < numPages) {
      signal.throwIfAborted();
      const page = await (await loading.promise).getPage(pages.length + 1);
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      await page.render({ canvas, viewport }).promise;
      pages.push(canvas.toDataURL());
    }
    return pages;
  } finally {
    await loading.destroy();
  }
}
