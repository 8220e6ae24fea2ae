import { useTranslation } from "react-i18next";
import type { LoaderFunctionArgs } from "react-router";
import { pictures } from "virtual:pictures";
import { offered, sample } from "@agency/content/settings";
import { team, values } from "@agency/content/team";
import { actionClass } from "@agency/ui/action";
import { Row, Text, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { SingleTile, type TileProps } from "@agency/ui/tiles/tile";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { peopleFacts } from "../../shared/structured-data/agency.ts";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { subpageMeta } from "../subpage-meta.ts";
import { MemberPicture, ProfileLink } from "./member.tsx";
import looks from "../shared/looks.module.css";
import styles from "./team-page.module.css";

export const loader = ({ url }: LoaderFunctionArgs) => ({
  texts: pageTexts(url, ({ team: teamTexts }) => ({ team: teamTexts })),
  photos: pictures.team,
});

export const meta = subpageMeta("/team", (t) => ({
  title: t("team:page.title"),
  description: t("team:page.description"),
  breadcrumb: t("common:navigation.team"),
  about: [
    peopleFacts(
      team.map(({ key, name, linkedin }) => ({ name, role: t(`team:members.${key}.role`), profile: linkedin })),
    ),
  ],
}));

/** The team, its values and its contact details. */
export default function TeamPage() {
  const { t } = useTranslation(["team", "common"]);
  return (
    <>
      <Band as="div" space="passage" gap="1.5rem 2rem" columns="7fr 5fr" align="end">
        <Title as="h1" size="opening" measure="11ch">
          {t("page.heading")}
        </Title>
        <Text size="large" tone="soft" measure="48ch">
          {t("page.lead")}
        </Text>
      </Band>
      <Band space="under" gap="0" aria-labelledby="members-title">
        <Row gap="1rem" align="center" justify="between">
          <Title size="part" id="members-title">
            {t("page.members")}
          </Title>
          {sample && <SampleBadge label={t("sample")} />}
        </Row>
        <Stack as="ul" gap="0" lines="after" pad="clamp(1.75rem, 4vw, 3rem)">
          {team.map((member, place) => (
            <MemberCard key={member.key} member={member} place={place} />
          ))}
        </Stack>
      </Band>
      <Values />
      <Band gap="0" aria-labelledby="call-title">
        <Title size="part" id="call-title">
          {t("page.callTitle")}
        </Title>
        <Text size="large" tone="soft" measure="52ch" top="1rem">
          {t("page.callLead")}
        </Text>
        <Row as="p" top="1.75rem">
          <SiteLink look="primary" to={offered.consultation ? "/#consultation" : "/#contact"}>
            {t("common:navigation.start")}
          </SiteLink>
          <SiteLink look="secondary" to="/#contact">
            {t("page.contact")}
          </SiteLink>
        </Row>
      </Band>
    </>
  );
}

type MemberCardProps = { member: (typeof team)[number]; place: number };

function MemberCard({ member: { key, name, linkedin, email }, place }: MemberCardProps) {
  const { t } = useTranslation("team");
  return (
    <Stack as="li" gap="1.5rem clamp(1.5rem, 4vw, 4rem)" columns="4fr 8fr" className={styles["member"]}>
      <MemberPicture className={styles["picture"]} place={place} sizes="(min-width: 60em) 22rem, 60vw" />
      <div className={styles["words"]}>
        <Title as="h3" size="modest">
          {name}
        </Title>
        <Text tone="accent" strong top="0.4rem">
          {t(`members.${key}.role`)}
        </Text>
        <Text measure="60ch" top="1rem">
          {t(`members.${key}.bio`)}
        </Text>
        <Row as="ul" gap="0.5rem" top="1.25rem" className={looks["tags"]} aria-label={t("page.skills")}>
          {t(`members.${key}.skills`, { returnObjects: true }).map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </Row>
        <Row as="p" top="1.25rem">
          <ProfileLink name={name} address={linkedin} />
          <a
            className={actionClass("secondary", "small")}
            href={`mailto:${email}`}
            aria-label={t("page.emailTo", { name })}
          >
            {t("page.email")}
          </a>
        </Row>
      </div>
    </Stack>
  );
}

/** The agency's values take them in turn. */
const signs: readonly [TileProps, ...TileProps[]] = [
  { kind: "quarters", ground: "dark", figure: "accent", second: "bright" },
  { kind: "shutter", ground: "second", figure: "soft" },
  { kind: "hill", ground: "bright", figure: "light", second: "second" },
  { kind: "halves", ground: "accent", figure: "light" },
];

function Values() {
  const { t } = useTranslation("team");
  return (
    <Band space="passage" ground="soft" gap="var(--pause)" aria-labelledby="values-title">
      <Stack gap="1rem 2rem" columns="7fr 5fr" align="end">
        <Title size="part" id="values-title">
          {t("page.valuesTitle")}
        </Title>
        <Text tone="soft" measure="52ch">
          {t("page.valuesLead")}
        </Text>
      </Stack>
      <Stack as="ul" gap="0 var(--apart)" columns="1fr 1fr" lines="heavy" pad="1.5rem">
        {values.map((value, place) => (
          <Row key={value} as="li" gap="1.25rem">
            <SingleTile size={88} {...(signs[place % signs.length] ?? signs[0])} />
            <div className={styles["value"]}>
              <Title as="h3" size="item">
                {t(`page.values.${value}.title`)}
              </Title>
              <Text measure="46ch" top="0.5rem">
                {t(`page.values.${value}.text`)}
              </Text>
            </div>
          </Row>
        ))}
      </Stack>
    </Band>
  );
}
