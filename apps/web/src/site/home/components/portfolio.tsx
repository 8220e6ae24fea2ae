import { useLoaderData } from "react-router";
import { testimonials } from "@agency/content/projects";
import { ProjectGrid } from "../../work/project-grid.tsx";
import type { homeData } from "../home-data.server.ts";
import { Testimonials } from "./testimonials.tsx";

export function Portfolio() {
  const { projects } = useLoaderData<typeof homeData>();
  if (projects.length + testimonials.length === 0) return null;
  return (
    <ProjectGrid projects={projects} level="h2">
      {testimonials.length > 0 && <Testimonials level={projects.length === 0 ? "h2" : "h3"} />}
    </ProjectGrid>
  );
}
