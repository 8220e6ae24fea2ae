import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { TileWall } from "@agency/ui/tiles/tile-wall";
import { Title } from "../../shared/title/title.tsx";
import styles from "./call-to-action.module.css";

/** The final call to action, in front of a wall of tiles. */
export function CallToAction() {
  const { t } = useTranslation("home");
  return (
    <Stack as="section" gap="0" columns="7fr 5fr" className={styles["band"]} aria-labelledby="cta-title">
      <TileWall className={styles["wall"]} />
      <div className={styles["text"]}>
        <Title size="poster" measure="11ch" id="cta-title">
          {t("cta.title")}
        </Title>
        <Text size="large" measure="44ch" top="1.25rem">
          {t("cta.lead")}
        </Text>
        <Row as="p" top="1.75rem" className={styles["actions"]}>
          <a className={actionClass("banner-solid")} href="#contact">
            {t("hero.start")}
          </a>
          <a className={actionClass("banner")} href="#consultation">
            {t("cta.free")}
          </a>
        </Row>
      </div>
    </Stack>
  );
}
