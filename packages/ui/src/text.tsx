import type { ComponentPropsWithRef, CSSProperties, ElementType } from "react";
import { joined } from "./joined.ts";
import styles from "./layout.module.css";

type TextProps<Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, "style"> & {
  as?: Tag;
  /** `board` is for text on the dark ground of the board. */
  tone?: "soft" | "muted" | "accent" | "bad" | "board";
  size?: "opening" | "lead" | "large" | "small" | "tiny";
  /** The length of its lines at most, such as `44ch`. */
  measure?: string;
  /** The space above. */
  top?: string;
};

/** A text that is quieter, larger or smaller than what is around it. */
export function Text<Tag extends ElementType = "p">(props: TextProps<Tag>) {
  const { as: Element = "p", tone, size, measure, top, className, ...rest } = props as TextProps<"p">;
  return (
    <Element
      className={joined(
        tone && styles[tone],
        size && styles[size],
        measure && styles["measured"],
        top && styles["below"],
        className,
      )}
      style={{ "--width": measure, "--top": top } as CSSProperties}
      {...rest}
    />
  );
}
