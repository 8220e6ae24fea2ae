import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Band, Title } from "../shared/parts.tsx";
import { ProjectFigure } from "./project-figure.tsx";
import type { Placed } from "./projects.server.ts";
import styles from "./gallery.module.css";

/** Pictures in rows, none of them cropped. */
export function Gallery({ pictures }: { pictures: readonly Placed[] }) {
  const { t } = useTranslation("work");
  if (pictures.length === 0) return null;
  return (
    <Band space="under" gap="var(--pause)" aria-labelledby="gallery-title">
      <Title size="section" id="gallery-title">
        {t("gallery")}
      </Title>
      <ul className={styles["pictures"]}>
        {pictures.map(({ narrow, wide, ...shown }, place) => (
          <li
            key={place}
            style={
              {
                "--narrow-share": narrow.share,
                "--narrow-gaps": narrow.gaps,
                "--narrow-rest": narrow.rest,
                "--wide-share": wide.share,
                "--wide-gaps": wide.gaps,
                "--wide-rest": wide.rest,
              } as CSSProperties
            }
          >
            <ProjectFigure
              shown={shown}
              sizes={`(min-width: 90em) ${rems(wide.share)}rem, (min-width: 48em) ${part(wide.share)}vw, ${part(narrow.share)}vw`}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The content of a page is at most 84rem wide, and about 92 hundredths of a narrower window. */
const rems = (share: number) => Math.ceil(share * 84);
const part = (share: number) => Math.ceil(share * 92);
