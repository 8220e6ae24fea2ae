/** The pictures that the build wrote (scripts/pictures/plugin.ts). Members and testimonials without a photograph are omitted. */
declare module "virtual:pictures" {
  import type { ProjectKey, TestimonialKey } from "@agency/content/projects";
  import type { MemberKey } from "@agency/content/team";
  import type { BuiltPicture } from "./picture.tsx";

  export const pictures: {
    /** As many as the project names. */
    projects: Record<ProjectKey, readonly [BuiltPicture, ...BuiltPicture[]]>;
    team: Partial<Record<MemberKey, BuiltPicture>>;
    testimonials: Partial<Record<TestimonialKey, BuiltPicture>>;
  };
}
