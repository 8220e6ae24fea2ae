import type { CSSProperties, ReactNode } from "react";

type BoxProps = CSSProperties & { children?: ReactNode };

/** Its children beside each other, with its styles as props. Satori lays out nothing without a display of its own. */
export function Row({ children, ...style }: BoxProps) {
  return <div style={{ display: "flex", ...style }}>{children}</div>;
}

/** Its children below each other, with its styles as props. */
export function Column({ children, ...style }: BoxProps) {
  return <div style={{ display: "flex", flexDirection: "column", ...style }}>{children}</div>;
}
