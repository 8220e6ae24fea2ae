import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { sample } from "@agency/content/settings";
import { team } from "@agency/content/team";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import { MemberPicture } from "../../team/member-picture.tsx";
import { ProfileLink } from "../../team/profile-link.tsx";
import styles from "./team.module.css";

/** The team, side by side in the bays of an arcade. */
export function Team() {
  const { t } = useTranslation(["home", "team"]);
  const localised = useLocalisedPath();
  return (
    <Band
      ground="soft"
      gap="2.5rem var(--between)"
      columns="4fr 8fr"
      id="team"
      tabIndex={-1}
      aria-labelledby="team-title"
    >
      <Stack gap="1.25rem" fit packed>
        <Title size="chapter" measure="9ch" id="team-title">
          {t("team.title")}
        </Title>
        <Text size="large" tone="soft" measure="34ch">
          {t("team.lead")}
        </Text>
        {sample && <SampleBadge label={t("team:sample")} />}
        <Link className={actionClass("secondary")} to={localised("/team")}>
          {t("team.all")}
        </Link>
      </Stack>
      <ul className={styles["members"]} data-count={team.length}>
        {team.map(({ key, name, linkedin }, place) => (
          <Row key={key} as="li" gap="1.25rem" align="center">
            <MemberPicture className={styles["picture"]} place={place} sizes="(min-width: 60em) 19rem, 30vw" />
            <Stack gap="0.4rem" fit className={styles["member"]}>
              <h3>{name}</h3>
              <p>{t(`team:members.${key}.role`)}</p>
              <ProfileLink name={name} address={linkedin} />
            </Stack>
          </Row>
        ))}
      </ul>
    </Band>
  );
}
