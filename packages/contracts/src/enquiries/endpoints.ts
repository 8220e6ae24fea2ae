import type { Client } from "../clients/schemas.ts";
import { endpoint } from "../endpoint.ts";
import type {
  ContactInput,
  EnquiriesQuery,
  Enquiry,
  EnquiryChange,
  EnquiryFilter,
  EnquiryParams,
  Kept,
} from "./schemas.ts";

export const sendContact = endpoint<{ body: ContactInput; response: Kept }>("POST", "/api/contact");
export const listEnquiries = endpoint<{ query: EnquiriesQuery; response: Enquiry[] }>("GET", "/api/enquiries");
export const exportEnquiries = endpoint<{ query: EnquiryFilter; response: unknown }>("GET", "/api/enquiries/export");
export const readEnquiry = endpoint<{ params: EnquiryParams; response: Enquiry }>("GET", "/api/enquiries/:enquiryId");
export const changeEnquiry = endpoint<{ params: EnquiryParams; body: EnquiryChange; response: Enquiry }>(
  "PUT",
  "/api/enquiries/:enquiryId",
);
export const turnIntoClient = endpoint<{ params: EnquiryParams; response: Client }>(
  "POST",
  "/api/enquiries/:enquiryId/client",
);
