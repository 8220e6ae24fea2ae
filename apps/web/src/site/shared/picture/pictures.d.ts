/** The pictures of the content as the build made them (scripts/pictures/plugin.ts); members without a photograph are left out. */
declare module "virtual:pictures" {
  import type { ProjectKey } from "@agency/content/projects";
  import type { MemberKey } from "@agency/content/team";
  import type { BuiltPicture } from "./picture.tsx";

  export const pictures: {
    projects: Record<ProjectKey, BuiltPicture>;
    team: Partial<Record<MemberKey, BuiltPicture>>;
  };
}
