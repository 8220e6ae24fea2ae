import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const testSpeed = endpoint<typeof routes.testSpeed>("POST", "/api/speed-test");
export const readSpeedTestProgress = endpoint<typeof routes.readSpeedTestProgress>("GET", "/api/speed-test/:ticket");
