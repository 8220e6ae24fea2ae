import { useMatches } from "react-router";

/** Marks the route of the page for unknown addresses. */
export const notFoundHandle = { notFound: true } as const;

/** Loader data for an address without content, next to the texts. */
export const nothingHere = { notFound: true } as const;

/** Whether this is a not-found page, which is rendered once per language for all such addresses. */
export function useIsNotFound(): boolean {
  return useMatches().some(({ handle, loaderData }) => handle === notFoundHandle || isNothing(loaderData));
}

function isNothing(data: unknown): boolean {
  return typeof data === "object" && data !== null && "notFound" in data;
}
