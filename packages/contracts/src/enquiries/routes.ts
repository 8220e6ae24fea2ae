import { z } from "zod";
import { clientSchema } from "../clients/schemas.ts";
import { routesOf } from "../route.ts";
import {
  contactInputSchema,
  enquiriesQuerySchema,
  enquiryChangeSchema,
  enquiryFilterSchema,
  enquiryListSchema,
  enquiryParamsSchema,
  enquirySchema,
  keptSchema,
  newClientSchema,
} from "./schemas.ts";

const route = routesOf("Enquiries");

export const sendContact = route("POST", "/api/contact", {
  summary: "Send the contact form; it is stored before any other work",
  access: "public",
  body: contactInputSchema,
  success: { status: 201, schema: keptSchema },
  errors: ["invalid_input", "too_many_attempts"],
});

export const listEnquiries = route("GET", "/api/enquiries", {
  summary: "Enquiries, newest first; the header x-total-count gives the total",
  access: "staff",
  query: enquiriesQuerySchema,
  success: { status: 200, schema: enquiryListSchema },
  errors: ["invalid_input"],
});

export const exportEnquiries = route("GET", "/api/enquiries/export", {
  summary: "Enquiries as a CSV file that is safe in spreadsheets",
  access: "staff",
  query: enquiryFilterSchema,
  success: { status: 200, schema: z.unknown(), contentType: "text/csv; charset=utf-8" },
  errors: ["invalid_input"],
});

export const readEnquiry = route("GET", "/api/enquiries/:enquiryId", {
  summary: "One enquiry",
  access: "staff",
  params: enquiryParamsSchema,
  success: { status: 200, schema: enquirySchema },
  errors: ["enquiry_not_found"],
});

export const changeEnquiry = route("PUT", "/api/enquiries/:enquiryId", {
  summary: "Mark an enquiry as handled or as spam, or save a note; missing fields stay unchanged",
  access: "staff",
  params: enquiryParamsSchema,
  body: enquiryChangeSchema,
  success: { status: 200, schema: enquirySchema },
  errors: ["invalid_input", "enquiry_not_found"],
});

export const turnIntoClient = route("POST", "/api/enquiries/:enquiryId/client", {
  summary: "Create a client from the enquiry with what the person chose or the usual defaults, and mark it as handled",
  access: "staff",
  params: enquiryParamsSchema,
  body: newClientSchema,
  success: { status: 201, schema: clientSchema },
  errors: ["invalid_input", "enquiry_not_found", "email_taken"],
});
