import { Text } from "@agency/ui/text";
import { Picture } from "../shared/picture/picture.tsx";
import type { Shown } from "./project.server.ts";
import styles from "./project-figure.module.css";

type ProjectFigureProps = {
  shown: Shown;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  early?: boolean;
};

/** A picture of a project with its caption. */
export function ProjectFigure({ shown: { picture, alt, caption }, sizes, early = false }: ProjectFigureProps) {
  return (
    <figure className={styles["figure"]}>
      <Picture className={styles["picture"]} picture={picture} alt={alt} sizes={sizes} early={early} />
      <Text as="figcaption" size="small" tone="muted" measure="46ch">
        {caption}
      </Text>
    </figure>
  );
}

/** Whether a picture needs the whole width. */
export function isWide({ picture: { width, height } }: Shown): boolean {
  return width > height;
}
