import { Secret, TOTP } from "otpauth";
import { secretTokenHash } from "../kit/secrets.ts";

/** An app that shows codes for an account (TOTP, RFC 6238). */
export type CodeApp = {
  staffId: string;
  /** As the secret box seals it. */
  secret: string;
  addedAt: Date;
  /** Of the last code that was accepted: neither it nor an earlier one is accepted again. */
  lastStep: number;
};

/** Signs in once in place of the app. */
export type RecoveryCode = { codeHash: string; staffId: string };

/** What every app understands: SHA-1, six digits, half a minute. */
const form = { algorithm: "SHA1", digits: 6, period: 30 } as const;

const secretBytes = 20;

/** A new secret in base32. */
export function newCodeSecret(random: (bytes: number) => Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(random(secretBytes)).buffer }).base32;
}

/** The address that a QR code carries. @param account as the app shows it beside the issuer */
export function codeAppAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...form, issuer, label: account, secret }).toString();
}

/**
 * The step of time whose code this is: now, or one step before or after, as clocks differ.
 * @param typed blanks in it do not matter
 * @returns null for any other text
 */
export function codeStep(secret: string, typed: string, now: Date): number | null {
  const token = typed.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const drift = TOTP.validate({ ...form, token, secret: Secret.fromBase32(secret), timestamp, window: 1 });
  return drift === null ? null : TOTP.counter({ period: form.period, timestamp }) + drift;
}

const recoveryCodes = 10;

/** 120 bits each, so that a plain hash keeps them (OWASP ASVS 5.0, 6.5.2). */
const recoveryBytes = 15;

/** Ten codes, in four groups of six letters and digits that nobody takes for one another. */
export function newRecoveryCodes(random: (bytes: number) => Uint8Array): string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(random(recoveryBytes)).buffer });
    return (base32.match(/.{6}/g) ?? []).join("-");
  });
}

/** The hash under which a recovery code is kept. Case, blanks and hyphens do not matter. */
export function recoveryHash(typed: string): string {
  return secretTokenHash(typed.replaceAll(/[\s-]/g, "").toUpperCase());
}
