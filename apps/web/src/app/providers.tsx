import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { theme } from "@agency/ui/theme";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { colourSchemeKey } from "../lib/first-paint-script.ts";
import { createQueryClient } from "../lib/query-client.ts";

const colourSchemes = localStorageColorSchemeManager({ key: colourSchemeKey });

/** What every page stands in. The texts come with the frame of each language. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <MantineProvider theme={theme} colorSchemeManager={colourSchemes} defaultColorScheme="auto" withCssVariables={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}
