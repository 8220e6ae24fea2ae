import type { ReactNode } from "react";
import { Stack } from "@agency/ui/layout";

type PartProps = { name: string; title: string; children: ReactNode };

/** A part of the page under its own heading. */
export function Part({ name, title, children }: PartProps) {
  return (
    <Stack as="section" gap="0.6rem" packed aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
    </Stack>
  );
}
