import { signUp as subscribe } from "@agency/contracts/newsletter/endpoints";
import { call } from "../../shared/api/call.ts";
import type { Sent } from "../forms/sending.ts";

export async function signUp({ text, visit }: Sent): Promise<void> {
  await call(subscribe, { body: { email: text("email"), ...visit } });
}
