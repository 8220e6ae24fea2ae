import { v7 as newId } from "uuid";
import { bookingRules as rules } from "@agency/content/booking-rules";
import { bookConsultation } from "@agency/server/bookings/book-consultation";
import type { Booking } from "@agency/server/bookings/booking";
import { cancelBooking, confirmBooking } from "@agency/server/bookings/change-booking";
import { freeDays } from "@agency/server/bookings/slots";
import { heldStarts } from "@agency/server/bookings/store";
import { bookingEntity } from "@agency/server/bookings/table";
import type { Stage } from "./stage.ts";

/** The part of the API that books consultations. */
export function consultationDesk({ context, database }: Stage) {
  return {
    /** Asks for the last free time for a new person. */
    book: async (name: string): Promise<Booking> => {
      const now = await database.now();
      const taken = await heldStarts(database, now, now);
      const free = freeDays(rules, { now, taken }).flatMap(({ starts }) => starts);
      const email = `aina-${newId()}@person.test`;
      const slot = free.at(-1) ?? null;
      const booked = await bookConsultation(context, {
        name,
        email,
        phone: "",
        slot,
        talkBy: null,
        visit: { language: "ms" },
      });
      if (!booked) throw new Error("No time is free");
      return booked;
    },
    confirm: (token: string) => confirmBooking(context, { token }),
    cancel: (token: string) => cancelBooking(context, token),
    /** Makes the reminder due. */
    makeReminderDue: ({ id }: Booking) =>
      database.write((transaction) =>
        transaction.update(bookingEntity, { id }, { reminderDueAt: () => database.sqlNow(-1) }),
      ),
    stored: ({ id }: Booking) => database.manager.findOneByOrFail(bookingEntity, { id }),
  };
}
