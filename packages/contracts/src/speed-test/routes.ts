import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  speedTestAnswerSchema,
  speedTestInputSchema,
  speedTestParamsSchema,
  speedTestProgressSchema,
} from "./schemas.ts";

const tag = "Speed test";

export const testSpeed = route(endpoints.testSpeed, {
  summary: "Measure how fast a page loads; responds when the test is done",
  tag,
  access: "public",
  body: speedTestInputSchema,
  success: { status: 200, schema: speedTestAnswerSchema },
  errors: ["invalid_input", "speed_test_failed", "speed_test_busy", "too_many_attempts"],
});

export const readSpeedTestProgress = route(endpoints.readSpeedTestProgress, {
  summary: "The progress of a speed test that a visitor waits for",
  tag,
  access: "public",
  params: speedTestParamsSchema,
  success: { status: 200, schema: speedTestProgressSchema },
  errors: ["not_found"],
});
