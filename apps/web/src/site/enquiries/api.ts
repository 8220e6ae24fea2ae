import { sendContact as contact } from "@agency/contracts/enquiries/endpoints";
import type { ContactInput } from "@agency/contracts/enquiries/schemas";
import { call } from "../../shared/api/call.ts";
import type { Sent } from "../forms/sending.ts";

export async function sendContact({ text, visit }: Sent): Promise<void> {
  const noWebsite = text("noWebsite") !== "";
  const service = text("service") as ContactInput["service"];
  const chosen = text("package");
  await call(contact, {
    body: {
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      phone: text("phone"),
      website: text("website"),
      noWebsite,
      service,
      ...(chosen && { package: chosen }),
      projectDetails: text("projectDetails"),
      ...visit,
    },
  });
}
