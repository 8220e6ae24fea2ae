/** A file as base64. */
export function toBase64(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve((reader.result as string).split(",")[1] ?? ""));
  reader.addEventListener("error", () => reject(reader.error ?? new Error("The file could not be read")));
  reader.readAsDataURL(file);
  return promise;
}
