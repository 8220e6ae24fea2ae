import { useMatches } from "react-router";

/** Marks the route of the page for unknown addresses. */
export const notFoundHandle = { notFound: true } as const;

export function useIsNotFound(): boolean {
  return useMatches().some(({ handle }) => handle === notFoundHandle);
}
