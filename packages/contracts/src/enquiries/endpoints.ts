import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const sendContact = endpoint<typeof routes.sendContact>("POST", "/api/contact");
export const listEnquiries = endpoint<typeof routes.listEnquiries>("GET", "/api/enquiries");
export const exportEnquiries = endpoint<typeof routes.exportEnquiries>("GET", "/api/enquiries/export");
export const readEnquiry = endpoint<typeof routes.readEnquiry>("GET", "/api/enquiries/:enquiryId");
export const changeEnquiry = endpoint<typeof routes.changeEnquiry>("PUT", "/api/enquiries/:enquiryId");
export const turnIntoClient = endpoint<typeof routes.turnIntoClient>("POST", "/api/enquiries/:enquiryId/client");
