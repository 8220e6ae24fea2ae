import type { Client } from "../clients/client.ts";

/** Shorter names, such as `ab.example`, would be found in too many others. */
const shortest = 4;

/** What people add to a business's name when they name a property. */
const additions = /\b(?:ga4|google|analytics|property|website|web|www)\b/gi;

/** Whether an account looks like the client's: it is named after the client's website, or has the client's name or part of it. */
export function suitsClient(
  { id, name }: { id: string; name: string },
  client: Pick<Client, "name" | "website">,
): boolean {
  const text = letters(`${id} ${name}`);
  const bare = letters(hostName(siteAddress(id)) || name.replaceAll(additions, ""));
  const [host, clientName] = [letters(hostName(client.website)), letters(client.name)];
  if (bare.length >= shortest && clientName.includes(bare)) return true;
  return [host, clientName].some((known) => known.length >= shortest && text.includes(known));
}

/** The address of a Search Console site; other text for a property. */
function siteAddress(id: string): string {
  return id.replace(/^sc-domain:/, "https://");
}

/** `https://www.sample-bakery.example/menu` becomes `sample-bakery`, the part that people name a property after. */
function hostName(website: string | null): string {
  if (website === null || !URL.canParse(website)) return "";
  return new URL(website).hostname.replace(/^www\./, "").split(".")[0] ?? "";
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
