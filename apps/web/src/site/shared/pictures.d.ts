/** The pictures that the build wrote (scripts/pictures/plugin.ts). Members and testimonials without a photograph are omitted. */
declare module "virtual:pictures" {
  import type { BuiltPicture } from "./picture.tsx";

  export const pictures: {
    team: Partial<Record<string, BuiltPicture>>;
    testimonials: Partial<Record<string, BuiltPicture>>;
    services: Partial<Record<string, BuiltPicture>>;
    /** Of projects and in texts, by their paths in the agency's folder. */
    written: Readonly<Record<string, BuiltPicture>>;
    /** For sharing a page, by the same paths: the address of a JPEG of 1200 by 630 pixels. */
    shared: Readonly<Record<string, string>>;
  };
}
