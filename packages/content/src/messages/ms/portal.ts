import type { portal as english } from "../en/portal.ts";
import type { Translation } from "../translation.ts";

export const portal: Translation<typeof english> = {
  title: "Portal pelanggan",
};
