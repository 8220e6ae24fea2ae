import { Refusal } from "../kit/refusal.ts";

/** What may tell that a client is there already. */
type Named = { name: string; email: string; website: string | null };

/**
 * Asks before a client is added that has the name, the email address or the website of another one.
 * @param others every client
 * @param confirmed whether somebody said that it is another one
 * @throws Refusal client_exists with each such field and the client that has it
 */
export function requireNewClient(client: Named, others: Named[], confirmed: boolean): void {
  if (confirmed) return;
  const same = (["name", "email", "website"] as const).flatMap((field) => {
    const own = plain[field](client[field] ?? "");
    const found = own === "" ? undefined : others.find((other) => plain[field](other[field] ?? "") === own);
    return found ? [{ field, client: found.name }] : [];
  });
  const [first] = same;
  if (!first) return;
  throw new Refusal("client_exists", {
    params: { client: first.client },
    fields: same.map(({ field, client: name }) => ({ field, problem: "of_client", params: { client: name } })),
  });
}

/** A field in one writing, however it is written; empty when it says nothing. */
export const plain: Record<keyof Named, (text: string) => string> = {
  name: (text) => text.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLowerCase(),
  email: (text) => text,
  website: (text) => {
    const url = URL.parse(text);
    return url ? `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}${url.search}` : "";
  },
};
