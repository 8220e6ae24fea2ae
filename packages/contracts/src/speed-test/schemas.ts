import { z } from "zod";
import { lineSchema, momentSchema } from "../common.ts";

/** A page on the web. Whether it may be reached is for the server to find out. */
const pageAddressSchema = lineSchema(2048).min(1).refine(isPageAddress, { error: "web_address" });

function isPageAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return ["http:", "https:"].includes(protocol) && !username && !password;
}

export const speedTestInputSchema = z.object({
  url: pageAddressSchema,
  ticket: z
    .uuid()
    .optional()
    .describe("Made by the browser, so that it can ask how far the test is while it waits for the answer"),
});
export type SpeedTestInput = z.infer<typeof speedTestInputSchema>;

const milliseconds = z.number().min(0).nullable();

export const speedTestSchema = z.object({
  url: z.string().describe("As it was asked for"),
  finalUrl: z.string().describe("Where redirects led"),
  loadTime: z.number().min(0).describe("Seconds until the page's load event; see `method`"),
  performanceScore: z.int().min(0).max(100),
  method: z
    .enum(["lighthouse", "server"])
    .describe(
      "`lighthouse`: a browser loaded the page. `server`: there is no browser; the server itself fetched the page and what it loads",
    ),
  formFactor: z.enum(["mobile"]).nullable().describe("What Lighthouse simulated; null without a browser"),
  lighthouseVersion: z.string().nullable(),
  firstContentfulPaint: milliseconds.describe(
    "Milliseconds, simulated; null without a browser, like the four that follow",
  ),
  largestContentfulPaint: milliseconds.describe("Milliseconds, simulated"),
  totalBlockingTime: milliseconds.describe("Milliseconds, simulated"),
  speedIndex: milliseconds.describe("Milliseconds, simulated"),
  cumulativeLayoutShift: z.number().min(0).nullable(),
  serverResponseTime: milliseconds.describe(
    "Milliseconds until the first byte of the page; null where it was not measured",
  ),
  bytes: z.int().min(0).describe("Sent over the network for everything the page loaded"),
  requests: z.int().min(0),
  measuredAt: momentSchema,
  cached: z.boolean().describe("Measured for somebody else, within the last ten minutes"),
});
export type SpeedTest = z.infer<typeof speedTestSchema>;

export const speedTestAnswerSchema = z.object({ test: speedTestSchema });
export type SpeedTestAnswer = z.infer<typeof speedTestAnswerSchema>;

export const speedTestParamsSchema = z.object({ ticket: z.uuid() });
export type SpeedTestParams = z.infer<typeof speedTestParamsSchema>;

export const speedTestProgressSchema = z.object({
  state: z.enum(["queued", "running", "done", "failed"]),
  position: z.int().min(0).describe("How many tests come first; 0 once this one runs"),
  stage: z.enum(["queued", "opening", "measuring", "scoring"]).describe("The last one reached"),
});
export type SpeedTestProgress = z.infer<typeof speedTestProgressSchema>;
