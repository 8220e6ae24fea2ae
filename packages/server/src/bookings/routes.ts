import type { FastifyInstance, FastifyRequest } from "fastify";
import { bookingRules as rules } from "@agency/content/booking-rules";
import { offered } from "@agency/content/settings";
import * as contracts from "@agency/contracts/bookings";
import type { Booking as BookingAnswer } from "@agency/contracts/bookings";
import { readVisit } from "../enquiries/read-visit.ts";
import { handle, handleIf } from "../kit/http/handle.ts";
import { addressKey, type MailboxLimit, makeThrottle, networkKey, type Throttling } from "../kit/http/throttle.ts";
import { bookConsultation } from "./book-consultation.ts";
import { type Booking, isOpen } from "./booking.ts";
import { cancelBooking, confirmBooking, moveBooking } from "./change-booking.ts";
import { freeTimes } from "./slots.ts";
import { findBooking } from "./store.ts";

/** How long a browser may cache the free times, in seconds. The booking itself checks again. */
const fresh = 15;

/** How many times one address, and one network, can ask to hold while the first is held. */
const mostHeld = { address: 4, network: 8 };

export function bookingRoutes(app: FastifyInstance, context: Throttling, countMail: MailboxLimit): void {
  const { database, clock } = context;
  // As many as are held at once, for as long as they are held.
  const holdSeconds = rules.holdMinutes * 60;
  const holding = { memory: holdSeconds, firstWait: holdSeconds, longestWait: holdSeconds };
  const holds = makeThrottle(context, "held times", { ...holding, free: mostHeld.address });
  const networkHolds = makeThrottle(context, "held times of a network", { ...holding, free: mostHeld.network });

  handleIf(offered.consultation, app, contracts.bookConsultation, async ({ body, request }) => {
    const { name, email, phone, slot, talkBy } = body;
    if (slot) await countHold(request, email);
    const booked = await bookConsultation(context, {
      name,
      email,
      phone: phone ?? "",
      slot: slot ? new Date(slot) : null,
      talkBy: talkBy ?? null,
      visit: readVisit(request, body),
    });
    return { time: booked && bookingTime(booked) };
  });

  handle(app, contracts.readFreeTimes, async ({ reply }) => {
    reply.header("cache-control", `public, max-age=${fresh}`);
    const days = await freeTimes(context);
    return {
      timeZone: rules.timeZone,
      minutes: rules.minutes,
      days: days.map(({ date, starts }) => ({ date, starts: starts.map((start) => start.toISOString()) })),
    };
  });

  handle(app, contracts.readBooking, async ({ params }) => present(await findBooking(database, params.token)));

  handle(app, contracts.confirmBooking, async ({ params }) => present(await confirmBooking(context, params)));

  handle(app, contracts.moveBooking, async ({ params, body }) =>
    present(await moveBooking(context, { token: params.token, slot: new Date(body.slot) })),
  );

  handle(app, contracts.cancelBooking, async ({ params }) => present(await cancelBooking(context, params.token)));

  async function countHold(request: FastifyRequest, email: string): Promise<void> {
    await countMail(email);
    await holds.attempt(addressKey(request.ip));
    await networkHolds.attempt(networkKey(request.ip));
  }

  async function present(found: Booking): Promise<BookingAnswer> {
    const { state, talkBy, name, heldUntil } = found;
    return {
      ...bookingTime(found),
      state,
      talkBy,
      name: heldUntil === null ? name : null,
      open: isOpen(found, await clock()),
      heldUntil: heldUntil?.toISOString() ?? null,
    };
  }
}

function bookingTime({ startsAt }: Booking) {
  return {
    start: startsAt.toISOString(),
    end: new Date(startsAt.getTime() + rules.minutes * 60_000).toISOString(),
    timeZone: rules.timeZone,
  };
}
