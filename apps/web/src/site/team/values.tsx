import { useTranslation } from "react-i18next";
import { values } from "@agency/content/team";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import type { TileProps } from "@agency/ui/tiles/tile";
import { Band } from "../shared/band/band.tsx";
import styles from "./team-page.module.css";

const signs: Record<(typeof values)[number], TileProps> = {
  innovation: { kind: "quarters", ground: "dark", figure: "accent", second: "bright" },
  transparency: { kind: "shutter", ground: "second", figure: "soft" },
  results: { kind: "hill", ground: "bright", figure: "light", second: "second" },
  partnership: { kind: "halves", ground: "accent", figure: "light" },
};

/** The four values on the board, each with a tile. */
export function Values() {
  const { t } = useTranslation("team");
  return (
    <Band space="passage" ground="soft" gap="0" className={styles["values"]} aria-labelledby="values-title">
      <Stack gap="1rem 2rem" columns="7fr 5fr" align="end" className={styles["valuesHead"]}>
        <h2 id="values-title">{t("page.valuesTitle")}</h2>
        <Text tone="soft" measure="52ch">
          {t("page.valuesLead")}
        </Text>
      </Stack>
      <ul>
        {values.map((value) => (
          <Row key={value} as="li" gap="1.25rem">
            <SingleTile size={88} {...signs[value]} />
            <div>
              <h3>{t(`page.values.${value}.title`)}</h3>
              <p>{t(`page.values.${value}.text`)}</p>
            </div>
          </Row>
        ))}
      </ul>
    </Band>
  );
}
