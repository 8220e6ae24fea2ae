import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs } from "react-router";
import { pictures } from "virtual:pictures";
import { sample } from "@agency/content/settings";
import { team } from "@agency/content/team";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { Band } from "../shared/band/band.tsx";
import { subpageMeta } from "../subpage-meta.ts";
import { MemberCard } from "./member-card.tsx";
import { Values } from "./values.tsx";
import styles from "./team-page.module.css";

export const loader = ({ url }: LoaderFunctionArgs) => ({
  texts: textsOf(url, ({ team: teamTexts }) => ({ team: teamTexts })),
  photos: pictures.team,
});

export const meta = subpageMeta("/team", (t) => ({
  title: t("team:page.title"),
  description: t("team:page.description"),
  breadcrumb: t("common:navigation.team"),
}));

/** The team, its values and its contact details. */
export default function TeamPage() {
  const { t } = useTranslation(["team", "common"]);
  const localised = useLocalisedPath();
  return (
    <>
      <Stack gap="1.5rem 2rem" columns="7fr 5fr" align="end" className={styles["head"]}>
        <h1>{t("page.heading")}</h1>
        <Text tone="soft" measure="48ch">
          {t("page.lead")}
        </Text>
      </Stack>
      <Band space="under" gap="0" className={styles["members"]} aria-labelledby="members-title">
        <Row gap="1rem" align="center" justify="between">
          <h2 id="members-title">{t("page.members")}</h2>
          {sample && <SampleBadge label={t("sample")} />}
        </Row>
        <ul>
          {team.map((member, place) => (
            <MemberCard key={member.key} member={member} place={place} />
          ))}
        </ul>
      </Band>
      <Values />
      <Band gap="0" className={styles["call"]} aria-labelledby="call-title">
        <h2 id="call-title">{t("page.callTitle")}</h2>
        <p>{t("page.callLead")}</p>
        <Row as="p" className={styles["actions"]}>
          <Link className={actionClass("primary")} to={localised("/#contact")}>
            {t("common:navigation.start")}
          </Link>
          <Link className={actionClass("secondary")} to={localised("/#contact")}>
            {t("page.contact")}
          </Link>
        </Row>
      </Band>
    </>
  );
}
