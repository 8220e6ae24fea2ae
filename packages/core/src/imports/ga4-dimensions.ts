import { normalHeader } from "./headers.ts";

/**
 * What the rows of a GA4 table divide. Every user has one first channel, every session one channel and every key event one name,
 * so these add up. Days and countries do not: one user can be in several.
 */
export type Dimension = { divides: "users" | "sessions" | "events" | "days" | "nothing"; channels: boolean };

const timeDimensions = new Set(
  [
    "nth day",
    "nth week",
    "nth month",
    "nth hour",
    "nth year",
    "date",
    "day",
    "week",
    "month",
    "hour",
    "date hour",
  ].concat(["tarikh", "hari", "minggu", "bulan", "jam", "hari ke n"]),
);

export type ChannelFigure = "organicTraffic" | "socialTraffic" | "directTraffic" | "otherTraffic";

/** Figures by channel, as GA4 names it in English and Malay. */
const channels = new Map<string, ChannelFigure>([
  ["organic search", "organicTraffic"],
  ["carian organik", "organicTraffic"],
  ["direct", "directTraffic"],
  ["terus", "directTraffic"],
  ["langsung", "directTraffic"],
  ["organic social", "socialTraffic"],
  ["paid social", "socialTraffic"],
  ["sosial organik", "socialTraffic"],
  ["sosial berbayar", "socialTraffic"],
]);

export function dimensionOf(header: string): Dimension {
  const name = normalHeader(header);
  const isChannels = name.includes("channel") || name.includes("saluran");
  if (timeDimensions.has(name)) return { divides: "days", channels: false };
  if (name.includes("first user") || name.includes("pengguna pertama"))
    return { divides: "users", channels: isChannels };
  if (name.startsWith("session ") || name.includes("sesi") || name === "default channel group") {
    return { divides: "sessions", channels: isChannels };
  }
  if (name === "event name" || name === "nama peristiwa") return { divides: "events", channels: false };
  return { divides: "nothing", channels: false };
}

/** The figure that counts the visitors of a channel; `otherTraffic` for a channel without a figure of its own. */
export function channelFigure(channel: string): ChannelFigure {
  return channels.get(normalHeader(channel)) ?? "otherTraffic";
}
