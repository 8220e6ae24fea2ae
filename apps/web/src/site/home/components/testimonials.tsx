import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { testimonials } from "@agency/content/projects";
import { sample } from "@agency/content/settings";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Stack } from "@agency/ui/stack";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import type { TileProps } from "@agency/ui/tiles/tile";
import { Picture } from "../../shared/picture/picture.tsx";
import type { homeData } from "../home-data.server.ts";
import styles from "./testimonials.module.css";

/** The tiles next to the names of clients without a picture, in turn. */
const signs: readonly TileProps[] = [
  { kind: "half", ground: "bright", figure: "accent" },
  { kind: "halves", ground: "second", figure: "soft" },
  { kind: "star", ground: "accent", figure: "light", second: "dark" },
];

/** Client quotes in large type; the first is the largest. */
export function Testimonials({ level: Heading }: { level: "h2" | "h3" }) {
  const { t } = useTranslation("home");
  const { clients } = useLoaderData<typeof homeData>();
  return (
    <Stack gap="2.5rem var(--between)" className={styles["testimonials"]} data-count={testimonials.length}>
      <Row gap="0.5rem 1.5rem" align="center" justify="between" className={styles["head"]}>
        <Heading id="testimonials-title">{t("portfolio.testimonialsTitle")}</Heading>
        {sample && <SampleBadge label={t("portfolio.testimonialsSample")} />}
      </Row>
      {testimonials.map(({ key }, place) => {
        const picture = clients[key];
        return (
          <figure key={key} className={styles["testimonial"]}>
            <blockquote>
              <p>{t(`portfolio.testimonials.${key}.quote`)}</p>
            </blockquote>
            <Row as="figcaption" gap="0.9rem" align="center" unbroken>
              {picture ? (
                <Picture className={styles["picture"]} picture={picture} alt="" sizes="3rem" />
              ) : (
                <SingleTile size={48} {...(signs[place % signs.length] as TileProps)} />
              )}
              <span>
                {t(`portfolio.testimonials.${key}.name`)}
                <small>{t(`portfolio.testimonials.${key}.position`)}</small>
              </span>
            </Row>
          </figure>
        );
      })}
    </Stack>
  );
}
