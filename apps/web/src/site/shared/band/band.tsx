import type { ComponentProps, ElementType } from "react";
import { joined } from "@agency/ui/joined";
import { Stack } from "@agency/ui/stack";
import styles from "./band.module.css";

type BandProps<Tag extends ElementType> = ComponentProps<typeof Stack<Tag>> & {
  /** How much is above and below. What is `under` continues the part before; `own` says it by a class. */
  space?: "chapter" | "passage" | "under" | "own";
  ground?: "soft" | "second" | "board";
};

/** A part of a page, across the whole window. */
export function Band<Tag extends ElementType = "section">(props: BandProps<Tag>) {
  const { as = "section", space = "chapter", ground, className, ...rest } = props as BandProps<"section">;
  return (
    <Stack
      as={as}
      className={joined(space !== "own" && styles[space], ground && styles[ground], className)}
      {...rest}
    />
  );
}
