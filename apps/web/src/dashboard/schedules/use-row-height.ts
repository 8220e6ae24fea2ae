import { useMediaQuery } from "@mantine/hooks";

/** The height of a row in pixels, as in schedules.module.css. */
export function useRowHeight(): number {
  return useMediaQuery("(width < 48em)") ? 72 : 52;
}
