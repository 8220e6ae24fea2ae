import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { messagesOf } from "@agency/content/translations";
import type { DrawnRoom, DrawRoom } from "@agency/contracts/portal";

/** Draws the first screen of a room. Without a built site it is empty, and the application draws everything. */
export type RoomRenderer = (room: Omit<DrawnRoom, "texts">) => string;

/** @param site the folder of the built website; null for none */
export async function roomRenderer(site: string | null): Promise<RoomRenderer> {
  const file = site === null ? null : join(site, "server", "room.js");
  if (file === null || !existsSync(file)) return () => "";
  const { drawRoom } = (await import(pathToFileURL(file).href)) as { drawRoom: DrawRoom };
  return (room) => {
    const { common, portal, report, share } = messagesOf(room.language);
    return drawRoom({ ...room, texts: { common, portal, report, share } });
  };
}
