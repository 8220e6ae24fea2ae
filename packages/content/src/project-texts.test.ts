import { expect, test } from "vitest";
import { problemsOf, projectProblems, projectTexts } from "./project-texts.ts";
import { projects, projectsAfter, projectsFor } from "./projects.ts";
import { defaultLanguage } from "./settings.ts";

const [project] = projects;
if (!project) throw new Error("The sample agency has no projects");
const texts = projectTexts(project.key, defaultLanguage);

test("the projects of the agency have all their texts", () => {
  expect(projectProblems()).toEqual([]);
});

test("a project without texts, with an empty one, or with a picture that no text describes is named", () => {
  expect(problemsOf(project, undefined, "ms")).toEqual([
    'messages/ms/projects.ts, "kopitiam": this project of projects.ts has no texts. Add them.',
  ]);
  const step = { title: "A page for each shop", text: " " };
  const [picture = { alt: "", caption: "" }] = texts.pictures;
  expect(problemsOf(project, { ...texts, task: [], done: [step], figures: [], pictures: [picture] }, "en")).toEqual([
    'messages/en/projects.ts, "kopitiam": task is empty. Write a text.',
    'messages/en/projects.ts, "kopitiam": done.0.text is empty. Write a text.',
    'messages/en/projects.ts, "kopitiam": pictures has 1 entries, and the project 2 pictures. Write one for each.',
  ]);
});

test("a key that cannot be part of an address is refused", () => {
  expect(problemsOf({ ...project, key: "Kopi & Teh" }, texts, "en")).toEqual([
    'projects.ts: the key "Kopi & Teh" is part of an address. Write it as "kopi-teh".',
  ]);
});

test("a page shows the projects of its service, those of its city first", () => {
  const keys = (...about: Parameters<typeof projectsFor>) => projectsFor(...about).map(({ key }) => key);
  expect(keys("web-design")).toEqual(["kopitiam", "dive-centre", "clinic"]);
  expect(keys("web-design", "klang")).toEqual(["clinic", "kopitiam", "dive-centre"]);
  expect(keys("seo", "johor-bahru")).toEqual(["furniture", "kopitiam"]);
});

test("after the last project comes the first", () => {
  expect(projectsAfter("clinic").map(({ key }) => key)).toEqual(["furniture", "kopitiam", "dive-centre"]);
});
