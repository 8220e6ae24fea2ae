import { QueryClient } from "@tanstack/react-query";

/** Nothing is fetched again unless it is asked for, and nothing is tried twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false },
    },
  });
}
