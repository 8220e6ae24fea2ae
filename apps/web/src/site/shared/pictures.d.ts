/** The pictures that the build wrote (scripts/pictures/plugin.ts). Members and testimonials without a photograph are omitted. */
declare module "virtual:pictures" {
  import type { ProjectKey, TestimonialKey } from "@agency/content/projects";
  import type { ServiceKey } from "@agency/content/settings";
  import type { MemberKey } from "@agency/content/team";
  import type { BuiltPicture } from "./picture.tsx";

  type ProjectPictures = Record<ProjectKey, readonly [BuiltPicture, ...BuiltPicture[]]>;

  export const pictures: {
    /** As many as the project names. */
    projects: ProjectPictures;
    /** The same in the languages that drawn sites speak besides English. */
    translated: Readonly<Record<string, ProjectPictures | undefined>>;
    team: Partial<Record<MemberKey, BuiltPicture>>;
    testimonials: Partial<Record<TestimonialKey, BuiltPicture>>;
    services: Partial<Record<ServiceKey, BuiltPicture>>;
    /** Shown in texts, by their paths in the agency's folder. */
    written: Readonly<Record<string, BuiltPicture>>;
    /** For sharing a page, by the same paths: the address of a JPEG of 1200 by 630 pixels. */
    shared: Readonly<Record<string, string>>;
  };
}
