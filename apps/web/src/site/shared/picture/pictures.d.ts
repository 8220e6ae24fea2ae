/** The pictures that the build wrote (scripts/pictures/plugin.ts). Members without a photograph are omitted. */
declare module "virtual:pictures" {
  import type { ProjectKey } from "@agency/content/projects";
  import type { MemberKey } from "@agency/content/team";
  import type { BuiltPicture } from "./picture.tsx";

  export const pictures: {
    projects: Record<ProjectKey, BuiltPicture>;
    team: Partial<Record<MemberKey, BuiltPicture>>;
  };
}
