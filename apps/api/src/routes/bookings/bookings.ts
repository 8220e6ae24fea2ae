import type { FastifyInstance } from "fastify";
import { bookingRules as rules } from "@agency/content/booking-rules";
import * as contracts from "@agency/contracts/bookings/routes";
import type { Booking as BookingAnswer } from "@agency/contracts/bookings/schemas";
import { bookConsultation } from "@agency/core/bookings/book-consultation";
import type { Booking } from "@agency/core/bookings/booking";
import { cancelBooking } from "@agency/core/bookings/cancel-booking";
import { findBooking, isOpen } from "@agency/core/bookings/find-booking";
import { freeTimes } from "@agency/core/bookings/free-times";
import { moveBooking } from "@agency/core/bookings/move-booking";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";
import { type FormLimit, formLimit } from "../../public-forms/form-limit.ts";
import { visitOf } from "../../public-forms/visit.ts";

/** How long a browser may cache the free times, in seconds. The booking itself checks again. */
const fresh = 15;

export function bookingRoutes(app: FastifyInstance, dependencies: Dependencies, forms: FormLimit): void {
  const { bookings, enquiries, writing, random, clock } = dependencies;
  const booking = { ...writing, bookings, enquiries, random, rules };
  const moves = formLimit(dependencies);

  handle(app, contracts.bookConsultation, async ({ body, request }) => {
    await forms.count(request);
    const { name, email, slot } = body;
    const booked = await bookConsultation(booking, {
      name,
      email,
      slot: slot ? new Date(slot) : null,
      visit: visitOf(request, body),
    });
    return { time: booked && timeOf(booked) };
  });

  handle(app, contracts.readFreeTimes, async ({ reply }) => {
    reply.header("cache-control", `public, max-age=${fresh}`);
    const days = await freeTimes(booking);
    return {
      timeZone: rules.timeZone,
      minutes: rules.minutes,
      days: days.map(({ date, starts }) => ({ date, starts: starts.map((start) => start.toISOString()) })),
    };
  });

  handle(app, contracts.readBooking, async ({ params }) => present(await findBooking(booking, params.token)));

  handle(app, contracts.moveBooking, async ({ params, body, request }) => {
    await moves.count(request);
    return present(await moveBooking(booking, { token: params.token, slot: new Date(body.slot) }));
  });

  handle(app, contracts.cancelBooking, async ({ params }) => present(await cancelBooking(booking, params.token)));

  async function present(found: Booking): Promise<BookingAnswer> {
    const { state, name } = found;
    return { ...timeOf(found), state, name, open: isOpen(found, await clock()) };
  }
}

function timeOf({ startsAt }: Booking) {
  return {
    start: startsAt.toISOString(),
    end: new Date(startsAt.getTime() + rules.minutes * 60_000).toISOString(),
    timeZone: rules.timeZone,
  };
}
