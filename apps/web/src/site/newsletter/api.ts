import { call } from "../../shared/api/call.ts";
import type { Sent } from "../forms/sending.ts";

/** @returns whether an email asks to confirm the sign-up */
export async function signUp({ text, visit }: Sent): Promise<boolean> {
  const { asked } = await call("POST /api/newsletter", { body: { email: text("email"), ...visit } });
  return asked;
}
