const parts = ["title", "text", "help"] as const;

type Cities = Readonly<Record<string, { readonly services: Readonly<Record<string, unknown>> }>>;

/**
 * What is wrong with the points on the pages of cities: each service of a city has three, each with a title, a text and one sentence
 * on what the agency does about it. Types say so, too, but not where a folder's texts are computed or taken from elsewhere.
 * @returns sentences that name the key, such as "cities.ipoh.services.seo.points[1]: …"
 */
export function cityPointProblems(cities: Cities): string[] {
  return Object.entries(cities).flatMap(([city, { services }]) =>
    Object.entries(services).flatMap(([service, texts]) =>
      problemsOf(`cities.${city}.services.${service}.points`, (texts as { points?: unknown }).points),
    ),
  );
}

function problemsOf(key: string, points: unknown): string[] {
  if (!Array.isArray(points) || points.length !== 3) {
    const found = Array.isArray(points) ? points.length : 0;
    return [`${key}: a page of a city has 3 points, and this one has ${found}.`];
  }
  return points.flatMap((point: Readonly<Record<string, unknown>>, place) => {
    const missing = parts.filter((part) => typeof point[part] !== "string" || point[part].trim() === "");
    return missing.map((part) => `${key}[${place}]: ${part} is missing. ${why[part]}`);
  });
}

const why = {
  title: "Give the point a title of a few words.",
  text: "Say what matters in this city.",
  help: "Say in one sentence what you do about it.",
};
