import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { country } from "@agency/content/settings";
import { lineSchema } from "../common.ts";

/** A phone number, which becomes its international writing: "+60 12-345 6789". Without a country code it is of the agency's country. */
export const phoneSchema = lineSchema(40)
  .overwrite((typed) => parse(typed)?.formatInternational() ?? typed)
  .refine((phone) => phone === "" || parse(phone)?.isPossible() === true, { error: "phone_number" });

function parse(text: string) {
  return parsePhoneNumberFromString(text, country.code);
}
