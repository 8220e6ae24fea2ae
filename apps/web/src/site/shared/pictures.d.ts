/** The pictures that the build wrote (scripts/pictures/plugin.ts). Members and testimonials without a photograph are omitted. */
declare module "virtual:pictures" {
  import type { ProjectKey, TestimonialKey } from "@agency/content/projects";
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
  };
}
