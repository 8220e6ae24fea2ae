import { endpoint } from "../endpoint.ts";
import type { SpeedTestAnswer, SpeedTestInput, SpeedTestParams, SpeedTestProgress } from "./schemas.ts";

export const testSpeed = endpoint<{ body: SpeedTestInput; response: SpeedTestAnswer }>("POST", "/api/speed-test");
export const readSpeedTestProgress = endpoint<{ params: SpeedTestParams; response: SpeedTestProgress }>(
  "GET",
  "/api/speed-test/:ticket",
);
