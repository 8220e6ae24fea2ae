import { z } from "zod";
import { fileKinds, speedAdvice, speedSteps } from "@agency/model/speed-findings";
import { readAddresses } from "@agency/model/web-address";
import { lineSchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

/** A web page's address. The server decides later whether it may be reached. */
const pageAddressSchema = lineSchema(2000)
  .min(1)
  .refine((typed) => readAddresses(typed).length > 0, { error: "web_address" })
  .describe("Address of the page; a bare name is tried on https, then on http");

const speedTestInputSchema = z.object({
  url: pageAddressSchema,
  ticket: z
    .uuid()
    .optional()
    .describe("Chosen by the browser, so that it can ask for the test's progress while it waits"),
});

const milliseconds = z.number().min(0).nullable();

export const speedTestSchema = z.object({
  url: z.string().describe("The requested address"),
  finalUrl: z.string().describe("The address after redirects"),
  loadTime: z.number().min(0).describe("Seconds until the page's load event; see `method`"),
  performanceScore: z.int().min(0).max(100),
  method: z
    .enum(["lighthouse", "server"])
    .describe(
      "`lighthouse`: a browser loaded the page. `server`: without a browser, the server fetched the page and its resources",
    ),
  formFactor: z.enum(["mobile"]).nullable().describe("The device that Lighthouse simulated; null without a browser"),
  lighthouseVersion: z.string().nullable(),
  firstContentfulPaint: milliseconds.describe("Milliseconds, simulated; null without a browser, like the next four"),
  largestContentfulPaint: milliseconds.describe("Milliseconds, simulated"),
  totalBlockingTime: milliseconds.describe("Milliseconds, simulated"),
  speedIndex: milliseconds.describe("Milliseconds, simulated"),
  cumulativeLayoutShift: z.number().min(0).nullable(),
  serverResponseTime: milliseconds.describe("Milliseconds until the first byte of the page; null when not measured"),
  bytes: z.int().min(0).describe("Bytes over the network for everything that the page loaded"),
  requests: z.int().min(0),
  line: z
    .object({
      download: z.number().min(0).describe("kbit/s"),
      roundTrip: z.number().min(0).describe("Milliseconds"),
      slowdown: z.number().min(1).describe("How many times slower the simulated phone's processor is"),
    })
    .nullable()
    .describe("The line and phone that Lighthouse simulated; null without a browser"),
  heaviest: z
    .array(
      z.object({
        kind: z.enum(fileKinds),
        host: z.string(),
        name: z.string().describe("The last part of its path, cut"),
        bytes: z.int().min(0).describe("Over the network"),
      }),
    )
    .describe("The heaviest files, at most three"),
  steps: z
    .array(z.object({ step: z.enum(speedSteps), ms: z.int().min(0) }))
    .describe("What took the most time, at most three; without a browser only the server's answer is known"),
  advice: z
    .array(
      z.object({
        advice: z.enum(speedAdvice),
        title: z.string().describe("In the visitor's language, like `text`"),
        text: z.string(),
        savesMs: z
          .int()
          .min(0)
          .nullable()
          .describe("Milliseconds, as Lighthouse estimates it; null without an estimate"),
        savesBytes: z.int().min(0).nullable(),
        files: z.array(z.string()).describe("Names of the files that it is about, at most two"),
      }),
    )
    .nullable()
    .describe("What to do first, at most three; without a browser only about a slow server, or else null"),
  picture: z
    .string()
    .nullable()
    .describe(
      "The page as the simulated phone showed it, a JPEG as a data URI; null without a browser, or when it is too large",
    ),
  measuredAt: momentSchema,
  cached: z.boolean().describe("Whether the result was reused from another visitor's test in the last ten minutes"),
});
export type SpeedTest = z.infer<typeof speedTestSchema>;

const speedTestAnswerSchema = z.object({ test: speedTestSchema });

const speedTestParamsSchema = z.object({ ticket: z.uuid() });

export const speedTestProgressSchema = z.object({
  state: z.enum(["queued", "running", "done", "failed"]),
  position: z.int().min(0).describe("Number of tests ahead; 0 once this one runs"),
  stage: z.enum(["queued", "opening", "measuring", "scoring"]).describe("The latest stage reached"),
});
export type SpeedTestProgress = z.infer<typeof speedTestProgressSchema>;

const route = defineRoutes("Speed test");

export const testSpeed = route("POST", "/api/speed-test", {
  summary: "Measure how fast a page loads; responds when the test is done",
  access: "public",
  event: null,
  costs: ["browser"],
  body: speedTestInputSchema,
  success: { status: 200, schema: speedTestAnswerSchema },
  errors: ["invalid_input", "not_offered", "speed_test_failed", "speed_test_busy", "speed_test_waiting"],
});

export const readSpeedTestProgress = route("GET", "/api/speed-test/:ticket", {
  summary: "The progress of a speed test that a visitor waits for",
  access: "public",
  params: speedTestParamsSchema,
  success: { status: 200, schema: speedTestProgressSchema },
  errors: ["not_found"],
});
