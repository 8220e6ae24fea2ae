import { composeEnquiryNotice } from "./enquiry-notice.ts";
import { composeEnquiryReceipt } from "./enquiry-receipt.ts";

export const enquiryMails = {
  "enquiry-notice": composeEnquiryNotice,
  "enquiry-receipt": composeEnquiryReceipt,
};

export type EnquiryMails = typeof enquiryMails;
