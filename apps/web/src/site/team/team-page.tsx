import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs } from "react-router";
import { pictures } from "virtual:pictures";
import { sample } from "@agency/content/settings";
import { team } from "@agency/content/team";
import { actionClass } from "@agency/ui/action";
import { SampleBadge } from "@agency/ui/sample-badge";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
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
      <div className={styles["head"]}>
        <h1>{t("page.heading")}</h1>
        <p>{t("page.lead")}</p>
      </div>
      <section className={styles["members"]} aria-labelledby="members-title">
        <div className={styles["sectionHead"]}>
          <h2 id="members-title">{t("page.members")}</h2>
          {sample && <SampleBadge label={t("sample")} />}
        </div>
        <ul>
          {team.map((member, place) => (
            <MemberCard key={member.key} member={member} place={place} />
          ))}
        </ul>
      </section>
      <Values />
      <section className={styles["call"]} aria-labelledby="call-title">
        <h2 id="call-title">{t("page.callTitle")}</h2>
        <p>{t("page.callLead")}</p>
        <p className={styles["actions"]}>
          <Link className={actionClass("primary")} to={localised("/#contact")}>
            {t("common:navigation.start")}
          </Link>
          <Link className={actionClass("secondary")} to={localised("/#contact")}>
            {t("page.contact")}
          </Link>
        </p>
      </section>
    </>
  );
}
