import { endpoint } from "../endpoint.ts";
import type { Booking, BookingParams, Consultation, ConsultationInput, FreeTimes, MoveInput } from "./schemas.ts";

export const bookConsultation = endpoint<{ body: ConsultationInput; response: Consultation }>(
  "POST",
  "/api/consultation",
);
export const readFreeTimes = endpoint<{ response: FreeTimes }>("GET", "/api/consultation/slots");
export const readBooking = endpoint<{ params: BookingParams; response: Booking }>("GET", "/api/consultation/:token");
export const moveBooking = endpoint<{ params: BookingParams; body: MoveInput; response: Booking }>(
  "POST",
  "/api/consultation/:token/move",
);
export const cancelBooking = endpoint<{ params: BookingParams; response: Booking }>(
  "POST",
  "/api/consultation/:token/cancel",
);
