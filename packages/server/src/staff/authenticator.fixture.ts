import { isoCBOR } from "@simplewebauthn/server/helpers";
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Flags = { verified?: boolean };

/** How an answer differs from that of an honest browser. */
type Wrong = Flags & { origin?: string; rpId?: string; userHandle?: string; counter?: number; type?: string };

const hash = (text: string | Buffer) => createHash("sha256").update(text).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** An authenticator in software, with one passkey: it answers as a browser on `origin` passes it on. */
export function softAuthenticator({ origin = "http://agency.test", rpId = "agency.test" } = {}) {
  const credentialId = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cosePublicKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
  const id = base64url(credentialId);
  let counter = 0;
  let owner = "";

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({ type: wrong.type ?? type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }),
    );

  const header = (extra: number, wrong: Wrong) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    const flags = 0x01 | (wrong.verified === false ? 0 : 0x04) | extra;
    return Buffer.concat([hash(wrong.rpId ?? rpId), Buffer.from([flags]), count]);
  };

  return {
    id,
    /** Makes the passkey. */
    create: ({ challenge, user }: { challenge: string; user: { id: string } }, wrong: Wrong = {}) => {
      owner = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([header(0x40, wrong), Buffer.alloc(16), length, credentialId, cosePublicKey]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]),
      );
      return {
        id,
        rawId: id,
        type: "public-key" as const,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, wrong)),
          attestationObject: base64url(attestationObject),
          transports: ["internal"],
        },
      };
    },
    /** Signs a challenge. */
    use: ({ challenge }: { challenge: string }, wrong: Wrong = {}) => {
      counter += 1;
      const clientDataJSON = clientData("webauthn.get", challenge, wrong);
      const authenticatorData = header(0, wrong);
      return {
        id,
        rawId: id,
        type: "public-key" as const,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign("sha256", Buffer.concat([authenticatorData, hash(clientDataJSON)]), privateKey)),
          userHandle: wrong.userHandle ?? owner,
        },
      };
    },
  };
}
