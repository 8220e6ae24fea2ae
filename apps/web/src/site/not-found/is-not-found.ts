import { useMatches } from "react-router";

/** Marks the route of the page for unknown addresses. */
export const notFoundHandle = { notFound: true } as const;

/** What the loader of a route gives for an address at which it has nothing, beside its texts. */
export const nothingHere = { notFound: true } as const;

/** Whether the page is one that says that nothing is here. It is written once a language, for every such address. */
export function useIsNotFound(): boolean {
  return useMatches().some(({ handle, loaderData }) => handle === notFoundHandle || isNothing(loaderData));
}

function isNothing(data: unknown): boolean {
  return typeof data === "object" && data !== null && "notFound" in data;
}
