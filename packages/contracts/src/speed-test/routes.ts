import { routesOf } from "../route.ts";
import {
  speedTestAnswerSchema,
  speedTestInputSchema,
  speedTestParamsSchema,
  speedTestProgressSchema,
} from "./schemas.ts";

const route = routesOf("Speed test");

export const testSpeed = route("POST", "/api/speed-test", {
  summary: "Measure how fast a page loads; responds when the test is done",
  access: "public",
  body: speedTestInputSchema,
  success: { status: 200, schema: speedTestAnswerSchema },
  errors: ["invalid_input", "speed_test_failed", "speed_test_busy", "speed_test_waiting", "too_many_attempts"],
});

export const readSpeedTestProgress = route("GET", "/api/speed-test/:ticket", {
  summary: "The progress of a speed test that a visitor waits for",
  access: "public",
  params: speedTestParamsSchema,
  success: { status: 200, schema: speedTestProgressSchema },
  errors: ["not_found"],
});
