import type { FastifyReply } from "fastify";
import type { Database } from "../kit/db/database.ts";
import { HttpError } from "../kit/http/errors.ts";
import type { Client } from "./client.ts";
import { readLogo } from "./logos-store.ts";

/** How long a browser keeps a logo whose address names its version, in seconds: a day. */
const keptFor = 86_400;

/** A client's logo as a PNG. @throws HttpError `not_found` when the client has none */
export async function answerLogo(
  database: Database,
  reply: FastifyReply,
  client: Pick<Client, "id" | "logo">,
  version: string | undefined,
) {
  const picture = client.logo && (await readLogo(database, client.id));
  if (!client.logo || !picture) throw new HttpError("not_found");
  // Private: no shared cache should answer for the client ID, or the token, in the address.
  if (version === client.logo.version) reply.header("cache-control", `private, max-age=${keptFor}`);
  return picture;
}
