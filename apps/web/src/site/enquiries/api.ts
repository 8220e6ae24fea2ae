import type { ContactInput } from "@agency/contracts/enquiries";
import { call } from "../../shared/api/call.ts";
import type { Sent } from "../forms/sending.ts";

export async function sendContact({ text, visit }: Sent): Promise<void> {
  const noWebsite = text("noWebsite") !== "";
  const oneName = text("oneName") !== "";
  const service = text("service") as ContactInput["service"];
  const chosen = text("package");
  await call("POST /api/contact", {
    body: {
      firstName: text("firstName"),
      lastName: text("lastName"),
      oneName,
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
