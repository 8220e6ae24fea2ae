import { z } from "zod";
import { clientPackages, timeZone } from "@agency/content/settings";
import {
  clientStatuses,
  scheduleModes,
  scheduleOutcomes,
  type ScheduleState,
  scheduleStates,
} from "@agency/model/states";
import { dateSchema, languageSchema, momentSchema, reportTypeSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const scheduleModeSchema = z.enum(scheduleModes);

const planSchema = z.strictObject({
  reportType: reportTypeSchema,
  enabled: z.boolean(),
  day: z
    .int()
    .min(1)
    .max(28)
    .describe("Weekly: 1 (Monday) to 7; monthly: day of the month; quarterly: day of the quarter's first month"),
  hour: z.int().min(0).max(23).describe(timeZone),
  mode: scheduleModeSchema.describe("Send to the client, or prepare for review"),
});

export type Schedule = z.infer<typeof planSchema>;

export const schedulesQuerySchema = z.object({
  reportType: reportTypeSchema,
  search: z.string().trim().max(120).optional().describe("Part of a client's name"),
  state: z.enum(scheduleStates).optional(),
  limit: z.coerce.number<number>().int().min(1).max(500).default(100),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type SchedulesQuery = z.input<typeof schedulesQuerySchema>;

const periodSchema = z.object({ start: dateSchema, end: dateSchema });

const clientScheduleSchema = z.object({
  clientId: z.string(),
  clientName: z.string(),
  package: z.enum(clientPackages),
  language: languageSchema,
  clientStatus: z.enum(clientStatuses).describe("Schedules of paused clients do not run"),
  schedule: planSchema,
  next: z
    .object({
      at: momentSchema,
      period: periodSchema,
      waiting: z.boolean().describe("Whether the time has come, and it is tried again until it succeeds"),
    })
    .nullable()
    .describe("What it makes next"),
  last: z
    .object({ outcome: z.enum(scheduleOutcomes), at: momentSchema, period: periodSchema })
    .nullable()
    .describe("What became of the last run"),
});
/** A client's schedule of one report type. */
export type ClientSchedule = z.infer<typeof clientScheduleSchema>;

const scheduleListSchema = z.object({
  total: z.int(),
  counts: z
    .object({ on: z.int(), off: z.int(), trouble: z.int() } satisfies Record<ScheduleState, z.ZodType>)
    .describe("Clients in each state, whatever state is asked for"),
  schedules: z.array(clientScheduleSchema),
});

export const scheduleChangeSchema = planSchema
  .partial()
  .required({ reportType: true })
  .extend({ clientIds: z.array(z.string().max(64)).min(1).max(1000) })
  .refine(({ reportType, day = 1 }) => reportType !== "weekly" || day <= 7, { path: ["day"], error: "weekday" });
export type ScheduleChange = z.input<typeof scheduleChangeSchema>;

const changedSchedulesSchema = z.object({ changed: z.int().describe("How many clients") });

const route = defineRoutes("Schedules");

export const listSchedules = route("GET", "/api/reports/schedules", {
  summary: "The schedules of one report type of all clients, by the clients' names",
  access: "staff",
  right: "read",
  query: schedulesQuerySchema,
  success: { status: 200, schema: scheduleListSchema },
  errors: ["invalid_input"],
});

export const changeSchedules = route("PUT", "/api/reports/schedules", {
  summary:
    "Change the schedules of one report type of several clients; missing fields stay, missing clients are ignored",
  access: "staff",
  right: "reports",
  event: "schedules.changed",
  body: scheduleChangeSchema,
  success: { status: 200, schema: changedSchedulesSchema },
  errors: ["invalid_input", "client_not_found"],
});
