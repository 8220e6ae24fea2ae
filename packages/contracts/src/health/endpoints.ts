import { endpoint } from "../endpoint.ts";
import type { Health } from "./schemas.ts";

export const readHealth = endpoint<{ response: Health }>("GET", "/api/health");
