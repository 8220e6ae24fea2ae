import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { sample } from "@agency/content/settings";
import { team } from "@agency/content/team";
import { actionClass } from "@agency/ui/action";
import { SampleBadge } from "@agency/ui/sample-badge";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { MemberPicture } from "../../team/member-picture.tsx";
import { ProfileLink } from "../../team/profile-link.tsx";
import styles from "./team.module.css";

/** The team, side by side in the bays of an arcade. */
export function Team() {
  const { t } = useTranslation(["home", "team"]);
  const localised = useLocalisedPath();
  return (
    <section id="team" tabIndex={-1} className={styles["team"]} aria-labelledby="team-title">
      <div className={styles["head"]}>
        <h2 id="team-title">{t("team.title")}</h2>
        <p>{t("team.lead")}</p>
        {sample && <SampleBadge label={t("team:sample")} />}
        <Link className={actionClass("secondary")} to={localised("/team")}>
          {t("team.all")}
        </Link>
      </div>
      <ul className={styles["members"]} data-count={team.length}>
        {team.map(({ key, name, linkedin }, place) => (
          <li key={key}>
            <MemberPicture className={styles["picture"]} place={place} sizes="(min-width: 60em) 19rem, 30vw" />
            <div className={styles["member"]}>
              <h3>{name}</h3>
              <p>{t(`team:members.${key}.role`)}</p>
              <ProfileLink name={name} address={linkedin} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
