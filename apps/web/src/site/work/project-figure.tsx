import { Text } from "@agency/ui/text";
import { Picture } from "../shared/picture.tsx";
import type { Shown } from "./projects.server.ts";
import looks from "../shared/looks.module.css";
import styles from "./project-figure.module.css";

type ProjectFigureProps = {
  shown: Shown;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  early?: boolean;
};

/** A picture of a project with its caption, if it has one. */
export function ProjectFigure({ shown: { picture, alt, caption }, sizes, early = false }: ProjectFigureProps) {
  return (
    <figure className={styles["figure"]}>
      <Picture className={looks["picture"]} picture={picture} alt={alt} sizes={sizes} early={early} />
      {caption && (
        <Text as="figcaption" size="small" tone="muted" measure="46ch">
          {caption}
        </Text>
      )}
    </figure>
  );
}
