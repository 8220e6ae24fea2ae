import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider, QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { theme } from "@agency/ui/theme";
import { TooltipProvider } from "@agency/ui/tooltip";
import { colourSchemeKey } from "../shared/late-start/first-paint-script.ts";

const colourSchemes = localStorageColorSchemeManager({ key: colourSchemeKey });

// One per tab: it outlives changes of page and of language.
const queryClient = createQueryClient();

/** Providers for the dashboard and the portal. The texts come with the frame of each language. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colourSchemes}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>{children}</TooltipProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Queries are refetched only on request, and nothing is retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false },
    },
  });
}
