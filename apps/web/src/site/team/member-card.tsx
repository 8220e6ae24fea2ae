import { useTranslation } from "react-i18next";
import type { team } from "@agency/content/team";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { MemberPicture } from "./member-picture.tsx";
import { ProfileLink } from "./profile-link.tsx";
import styles from "./team-page.module.css";

type Props = { member: (typeof team)[number]; place: number };

/** A team member: picture, name, role, bio, skills, and contact links. */
export function MemberCard({ member: { key, name, linkedin, email }, place }: Props) {
  const { t } = useTranslation("team");
  return (
    <Stack as="li" gap="1.5rem clamp(1.5rem, 4vw, 4rem)" columns="4fr 8fr" className={styles["member"]}>
      <MemberPicture className={styles["picture"]} place={place} sizes="(min-width: 60em) 22rem, 60vw" />
      <div className={styles["words"]}>
        <h3>{name}</h3>
        <p className={styles["role"]}>{t(`members.${key}.role`)}</p>
        <p>{t(`members.${key}.bio`)}</p>
        <Row as="ul" gap="0.5rem" className={styles["skills"]} aria-label={t("page.skills")}>
          {t(`members.${key}.skills`, { returnObjects: true }).map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </Row>
        <Row as="p" className={styles["actions"]}>
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
