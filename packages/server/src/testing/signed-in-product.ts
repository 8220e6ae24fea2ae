import { startProduct } from "@agency/testing/product";

export type SignedInProduct = Awaited<ReturnType<typeof startSignedInProduct>>;

/** Starts the product whose sources are in a folder: set-up, API and worker. Resolves when the staff are signed in. */
export async function startSignedInProduct(root: string, settings: Record<string, string>) {
  let printed = "";
  const product = await startProduct(settings, (line) => (printed += `${line}\n`), root);

  let cookie = "";
  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json", cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  const signedIn = await ask("POST", "/api/auth/login", product.staff);
  cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";

  return {
    /** Calls the API as the staff's browser. @throws Error unless the answer is a success */
    ask,
    /** The same, for an answer in JSON. */
    json: async (...call: Parameters<typeof ask>) => JSON.parse((await (await ask(...call)).text()) || "null"),
    /** Every line that it logged. */
    printed: () => printed,
    stopWorker: product.worker.stop,
    stop: product.stop,
  };
}
