import { createPrivateKey } from "node:crypto";
import { z } from "zod";
import type { Google } from "./google-fetch.ts";
import {
  type GoogleTokens,
  type ReadingScope,
  readingScopes,
  readTokens,
  transport,
  unwrapped,
  usualScopes,
} from "./oauth.ts";

/** What we keep of a service account's key file. */
export type ServiceAccountKey = { email: string; keyId: string; privateKey: string };

/** A key file's fields: https://cloud.google.com/iam/docs/keys-create-delete */
const keyFileSchema = z.object({
  type: z.literal("service_account"),
  client_email: z.email().max(320),
  private_key_id: z.string().max(200),
  private_key: z.string().max(10_000).refine(isPrivateKey),
});

/** The longest key file, in characters. Google's have about 2,400. */
const longestKeyFile = 20_000;

/** The key in a file that a person gave; null when it is not a service account's key. */
export function readServiceAccountKey(text: string): ServiceAccountKey | null {
  if (text.length > longestKeyFile) return null;
  const { data } = keyFileSchema.safeParse(parsed(text));
  return data ? { email: data.client_email, keyId: data.private_key_id, privateKey: data.private_key } : null;
}

/**
 * An access token for a service account (https://developers.google.com/identity/protocols/oauth2/service-account). The key
 * file's `token_uri` is a stranger's word and not used.
 * @throws GoogleError `revoked` when the key or its account was deleted
 */
export async function signInServiceAccount(
  google: Google,
  key: ServiceAccountKey,
  wanted: ReadingScope[] = usualScopes,
): Promise<GoogleTokens> {
  const { JWT } = await import("google-auth-library");
  const scopes: string[] = wanted.map((name) => readingScopes[name]);
  const client = new JWT({
    email: key.email,
    key: key.privateKey,
    keyId: key.keyId,
    scopes,
    transporterOptions: transport(google),
  });
  const credentials = await unwrapped(() => client.authorize());
  return { ...readTokens(credentials, google), refreshToken: null, scopes };
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
