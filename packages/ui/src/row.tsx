import type { ComponentPropsWithRef, CSSProperties, ElementType } from "react";
import { joined } from "./joined.ts";
import styles from "./layout.module.css";

type RowProps<Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, "style"> & {
  as?: Tag;
  /** Between the parts, as in CSS: both ways, or between lines and within one. */
  gap?: string;
  align?: "start" | "center" | "baseline" | "end";
  justify?: "between" | "end";
  /** Whether the parts stay in one line. */
  unbroken?: boolean;
  /** The space above. */
  top?: string;
};

/** Things beside each other, which go on in the next line when there is no room. */
export function Row<Tag extends ElementType = "div">(props: RowProps<Tag>) {
  const { as: Element = "div", gap, ...others } = props as RowProps<"div">;
  const { align, justify, unbroken, top, className, ...rest } = others;
  return (
    <Element
      className={joined(
        styles["row"],
        unbroken && styles["unbroken"],
        align && styles[align],
        justify && styles[justify === "end" ? "toEnd" : justify],
        top && styles["below"],
        className,
      )}
      style={{ "--gap": gap, "--top": top } as CSSProperties}
      {...rest}
    />
  );
}
