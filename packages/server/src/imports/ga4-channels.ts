import { type ChannelFigure, channelFigure, type Dimension } from "./ga4-dimensions.ts";
import { type Row, textAt } from "./table.ts";

type Amount = { row: Row; value: number };

/** By what share of their total the parts may exceed it: Google counts people approximately. */
export const approximation = 0.01;

/**
 * The visitors of each channel, and the rows whose channel nobody knows, such as one in another language. Somebody can come by several
 * channels in different sessions, so channels of sessions are taken one by one and never added up; together they can be more than all.
 * @param total all visitors; null when the table does not say
 * @returns null when the channels cannot be parts of this total
 */
export function visitorsByChannel(
  parts: Amount[],
  { divides }: Dimension,
  total: number | null,
): { channels: { figure: ChannelFigure; value: number; line: number; several: boolean }[]; unknown: Amount[] } | null {
  const byFigure = Map.groupBy(parts, ({ row }) => channelFigure(textAt(row, 0)));
  const unknown = byFigure.get(null) ?? [];
  const all = Array.from(byFigure, ([figure, amounts]) => ({
    figure,
    value: amounts.reduce((sum, { value }) => sum + value, 0),
    line: amounts[0]?.row.line ?? 1,
    several: amounts.length > 1,
  }));
  const most = total === null ? Infinity : total + Math.ceil(total * approximation);
  const sum = all.reduce((whole, { value }) => whole + value, 0);
  if (divides === "users" ? sum > most : all.some(({ value, several }) => !several && value > most)) return null;
  const channels = all.flatMap(({ figure, ...channel }) => {
    // Without all the others, and of sessions also with several, nobody knows how many people they are.
    const taken = figure !== null && (figure !== "otherTraffic" || unknown.length === 0);
    const apart = divides === "users" || (!channel.several && figure !== "otherTraffic");
    return taken && apart ? [{ figure, ...channel }] : [];
  });
  return { channels, unknown };
}
