import type { Answers, Details } from "@agency/content/shape";
import { answers } from "./answers.ts";

const { registration, whatsapp }: Answers = answers;

/** Who the agency is. */
export const agency: Details = {
  name: answers.name,
  legalName: answers.legalName,
  ...(registration && { registration }),
  since: answers.since,
  email: answers.email,
  phone: answers.phone,
  ...(whatsapp && { whatsapp }),
  address: { street: answers.street, postcode: answers.postcode, city: answers.city, state: answers.state },
  areaServed: [answers.country.code],
  servers: [answers.country.code],
  social: {},
};
