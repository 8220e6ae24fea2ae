import { z } from "zod";
import { clientParamsSchema, recordingSchema } from "./clients.ts";
import { emptySchema } from "./common.ts";
import { reportParamsSchema } from "./reports.ts";
import { defineRoutes } from "./route.ts";

const openingInputSchema = z.strictObject({
  revision: z.int().min(1).max(100_000),
});

const recordingInputSchema = z.strictObject({ on: z.boolean() });

const recordingAnswerSchema = z.object({ recording: recordingSchema });

const route = defineRoutes("Uses of reports");

export const recordOpening = route("POST", "/api/reports/clients/:clientId/reports/:reportId/openings", {
  summary: "A person reads a report in the portal; nothing is recorded of the staff, or when recording is off",
  access: "portal",
  right: "read",
  event: null,
  costs: [],
  params: reportParamsSchema,
  body: openingInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "too_many_attempts"],
});

export const switchRecording = route("PUT", "/api/reports/clients/:clientId/recording", {
  summary: "Switch the recording of a client's uses on or off; off deletes what was recorded",
  access: "portal",
  right: "clients",
  event: "client.recording",
  costs: [],
  params: clientParamsSchema,
  body: recordingInputSchema,
  success: { status: 200, schema: recordingAnswerSchema },
  errors: ["invalid_input", "client_not_found", "recording_refused", "too_many_attempts"],
});
