import { expect, test } from "vitest";
import { cityPointProblems } from "./city-points.ts";
import { languageKeys } from "./settings.ts";
import { messagesOf } from "./translations.ts";

const point = { title: "Parking", text: "Say where.", help: "We write it down." };
const city = (points: unknown) => ({ ipoh: { services: { seo: { points } } } });

test.each([
  [[point, point], "cities.ipoh.services.seo.points: a page of a city has 3 points, and this one has 2."],
  [undefined, "cities.ipoh.services.seo.points: a page of a city has 3 points, and this one has 0."],
  [
    [point, { ...point, help: " " }, point],
    "cities.ipoh.services.seo.points[1]: help is missing. Say in one sentence what you do about it.",
  ],
])("a city's page without its three whole points is named by its key", (points, problem) => {
  expect(cityPointProblems(city(points))).toEqual([problem]);
});

test("every city's page has three points, and says in one sentence of at most 25 words what we do about each", () => {
  for (const language of languageKeys) {
    const { cities } = messagesOf(language);
    expect(cityPointProblems(cities)).toEqual([]);
    const helps = Object.values(cities).flatMap(({ services }) =>
      Object.values(services).flatMap(({ points }) => points.map(({ help }) => help)),
    );
    expect(helps.filter((help) => help.split(" ").length > 25 || !/^[^.?!。]+[.。]$/.test(help))).toEqual([]);
  }
});
