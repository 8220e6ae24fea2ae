import type { ServiceKey } from "@agency/content/settings";
import type { TileProps } from "@agency/ui/tiles/tile";

/** The tile that represents each service across the site. */
export const serviceSigns: Record<ServiceKey, Required<Pick<TileProps, "kind" | "ground" | "figure" | "second">>> = {
  "web-design": { kind: "arch", ground: "orange", figure: "paper", second: "ink" },
  seo: { kind: "hills", ground: "limestone", figure: "jade", second: "pine" },
  "digital-marketing": { kind: "cup", ground: "apricot", figure: "paper", second: "orange" },
  "complete-package": { kind: "petals", ground: "jade", figure: "apricot", second: "paper" },
};
