import { z } from "zod";
import { clientSchema } from "../clients/schemas.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  contactInputSchema,
  enquiriesQuerySchema,
  enquiryChangeSchema,
  enquiryFilterSchema,
  enquiryListSchema,
  enquiryParamsSchema,
  enquirySchema,
  keptSchema,
} from "./schemas.ts";

const tag = "Enquiries";

export const sendContact = route(endpoints.sendContact, {
  summary: "Send the contact form; it is stored before any other work",
  tag,
  access: "public",
  body: contactInputSchema,
  success: { status: 201, schema: keptSchema },
  errors: ["invalid_input", "too_many_attempts"],
});

export const listEnquiries = route(endpoints.listEnquiries, {
  summary: "Enquiries, newest first; the header x-total-count gives the total",
  tag,
  access: "staff",
  query: enquiriesQuerySchema,
  success: { status: 200, schema: enquiryListSchema },
  errors: ["invalid_input"],
});

export const exportEnquiries = route(endpoints.exportEnquiries, {
  summary: "Enquiries as a CSV file that is safe in spreadsheets",
  tag,
  access: "staff",
  query: enquiryFilterSchema,
  success: { status: 200, schema: z.unknown(), contentType: "text/csv; charset=utf-8" },
  errors: ["invalid_input"],
});

export const readEnquiry = route(endpoints.readEnquiry, {
  summary: "One enquiry",
  tag,
  access: "staff",
  params: enquiryParamsSchema,
  success: { status: 200, schema: enquirySchema },
  errors: ["enquiry_not_found"],
});

export const changeEnquiry = route(endpoints.changeEnquiry, {
  summary: "Mark an enquiry as handled or as spam, or save a note; missing fields stay unchanged",
  tag,
  access: "staff",
  params: enquiryParamsSchema,
  body: enquiryChangeSchema,
  success: { status: 200, schema: enquirySchema },
  errors: ["invalid_input", "enquiry_not_found"],
});

export const turnIntoClient = route(endpoints.turnIntoClient, {
  summary: "Create a client from the enquiry with the usual defaults, and mark it as handled",
  tag,
  access: "staff",
  params: enquiryParamsSchema,
  success: { status: 201, schema: clientSchema },
  errors: ["enquiry_not_found", "email_taken"],
});
