import { expect, test } from "vitest";
import { projectsAfter, projectsFor } from "./projects.ts";

test("a page shows the projects of its service, those of its city first", () => {
  const keys = (...about: Parameters<typeof projectsFor>) => projectsFor(...about).map(({ key }) => key);
  expect(keys("web-design")).toEqual(["kopitiam", "dive-centre", "clinic"]);
  expect(keys("web-design", "klang")).toEqual(["clinic", "kopitiam", "dive-centre"]);
  expect(keys("seo", "johor-bahru")).toEqual(["kopitiam"]);
});

test("after the last project comes the first", () => {
  expect(projectsAfter("clinic").map(({ key }) => key)).toEqual(["furniture", "kopitiam", "dive-centre"]);
});
