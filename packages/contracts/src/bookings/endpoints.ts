import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const bookConsultation = endpoint<typeof routes.bookConsultation>("POST", "/api/consultation");
export const readFreeTimes = endpoint<typeof routes.readFreeTimes>("GET", "/api/consultation/slots");
export const readBooking = endpoint<typeof routes.readBooking>("GET", "/api/consultation/:token");
export const confirmBooking = endpoint<typeof routes.confirmBooking>("POST", "/api/consultation/:token/confirm");
export const moveBooking = endpoint<typeof routes.moveBooking>("POST", "/api/consultation/:token/move");
export const cancelBooking = endpoint<typeof routes.cancelBooking>("POST", "/api/consultation/:token/cancel");
