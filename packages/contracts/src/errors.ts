import { z } from "zod";

/** Every error code, with its HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  malformed_body: 400,
  malformed_request: 400,
  invalid_csv: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  wrong_origin: 403,
  not_found: 404,
  client_not_found: 404,
  report_not_found: 404,
  mail_not_found: 404,
  audit_not_found: 404,
  article_not_found: 404,
  link_not_found: 404,
  enquiry_not_found: 404,
  notification_not_found: 404,
  request_too_slow: 408,
  email_taken: 409,
  no_figures: 409,
  not_generated: 409,
  not_uncertain: 409,
  booking_changed: 409,
  booking_over: 409,
  slot_taken: 409,
  too_many_bookings: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  page_unreachable: 422,
  page_not_html: 422,
  page_too_large: 422,
  page_too_slow: 422,
  speed_test_failed: 422,
  too_many_attempts: 429,
  headers_too_large: 431,
  internal_error: 500,
  mail_failed: 502,
  speed_test_busy: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every error response. `message` is for the person, in the requested language. */
export const errorBodySchema = z.object({
  error: z.enum(errorCodes),
  message: z.string(),
  fields: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        line: z.number().int().optional().describe("The line of an imported file, from 1"),
      }),
    )
    .optional(),
  alternatives: z.array(z.string()).optional().describe("Alternatives to request instead: the nearest free times"),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
