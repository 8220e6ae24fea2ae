import { z } from "zod";
import { momentSchema } from "../common.ts";

export const loginInputSchema = z.object({
  username: z.string().min(1).max(120),
  password: z.string().min(1).max(256),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

export const browserLinkInputSchema = z.object({ username: z.string().min(1).max(120) });

export const sessionSchema = z.object({
  username: z.string(),
  loggedInAt: momentSchema,
  expiresAt: momentSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** Minimum and maximum length of a password, in characters (OWASP ASVS 5.0, 6.2.1 and 6.2.9). */
export const passwordLength = { minimum: 12, maximum: 256 } as const;

export const changePasswordInputSchema = z.object({
  currentPassword: z.string().min(1).max(passwordLength.maximum),
  newPassword: z.string().min(passwordLength.minimum).max(passwordLength.maximum),
});
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>;
