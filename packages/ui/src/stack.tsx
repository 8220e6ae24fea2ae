import type { ComponentPropsWithRef, CSSProperties, ElementType } from "react";
import { joined } from "./joined.ts";
import styles from "./layout.module.css";

type StackProps<Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, "style"> & {
  as?: Tag;
  /** Between the parts, as in CSS: both ways, or between rows and between columns. */
  gap?: string;
  /** Their widths, such as `4fr 8fr`, where the window is wide enough for columns. */
  columns?: string;
  /** The width of the window from which there are columns. */
  from?: "40em" | "60em" | "64em";
  /** Where parts of different heights meet. */
  align?: "start" | "center" | "end";
  /** Whether parts are as wide as what they hold, instead of the whole width. */
  fit?: boolean;
  /** Whether the parts stay at the top of a place that is higher than they are. */
  packed?: boolean;
  /** The space above. */
  top?: string;
};

const steps = { "40em": "from40", "60em": "from60", "64em": "from64" } as const;

/** Things below each other, and in columns where there is room. */
export function Stack<Tag extends ElementType = "div">(props: StackProps<Tag>) {
  const { as: Element = "div", gap, columns, from = "60em", ...others } = props as StackProps<"div">;
  const { align, fit, packed, top, className, ...rest } = others;
  return (
    <Element
      className={joined(
        styles["stack"],
        columns && styles[steps[from]],
        align && styles[align],
        fit && styles["fit"],
        packed && styles["packed"],
        top && styles["below"],
        className,
      )}
      style={{ "--gap": gap, "--columns": columns && tracks(columns), "--top": top } as CSSProperties}
      {...rest}
    />
  );
}

/** Columns that a long word does not widen. */
function tracks(columns: string): string {
  return columns.replaceAll(/[\d.]+fr/g, (share) => `minmax(0,${share})`);
}
