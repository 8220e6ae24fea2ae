import type { Language } from "@agency/content/settings";
import type { RoomContent } from "./schemas.ts";

/** What the renderer of the built site draws. */
export type DrawnRoom = RoomContent & {
  language: Language;
  /** The texts of the page in that language, by namespace. */
  texts: Record<string, unknown>;
  /** The width of the window, in pixels. */
  width: number;
};

/** Draws the first screen of a client's room as the application would. `<build>/server/room.js` exports it as `drawRoom`. */
export type DrawRoom = (room: DrawnRoom) => string;
