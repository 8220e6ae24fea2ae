import type { ComponentProps } from "react";
import { joined } from "@agency/ui/joined";
import { Text } from "@agency/ui/text";
import styles from "./title.module.css";

type TitleProps = Omit<ComponentProps<typeof Text<"h2">>, "as" | "size" | "tone"> & {
  as?: "h1" | "h2" | "h3";
  /** What it is above: the whole page and its end, a part of the page, or one thing in it. */
  size:
    | "poster"
    | "closing"
    | "chapter"
    | "section"
    | "modest"
    | "trade"
    | "post"
    | "sign"
    | "point"
    | "step"
    | "small";
};

/** A heading of the site, in one of its sizes. */
export function Title({ as = "h2", size, className, ...rest }: TitleProps) {
  return <Text as={as} className={joined(styles[size], className)} {...rest} />;
}
