import { endpoint } from "../endpoint.ts";
import type { Health } from "./schemas.ts";

export const readHealth = endpoint<{ response: Health }>("GET", "/api/health");
export const readLiveness = endpoint<{ response: Health }>("GET", "/api/health/live");
export const readReadiness = endpoint<{ response: Health }>("GET", "/api/health/ready");
