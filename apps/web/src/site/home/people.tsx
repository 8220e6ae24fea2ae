import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLoaderData, useLocation } from "react-router";
import { agency } from "@agency/content/agency";
import { isCityKey } from "@agency/content/cities";
import { testimonials } from "@agency/content/projects";
import { isServiceKey, replyWithin, sample } from "@agency/content/settings";
import { team } from "@agency/content/team";
import { telephoneAddress } from "@agency/model/phone-links";
import { waysClass } from "@agency/ui/action";
import { joined, Row, Stack, Text } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { readTool, useChatAddress } from "../../shared/contact/chat-link.tsx";
import { hasWhatsapp } from "../../shared/contact/contact-links.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { ContactForm } from "../enquiries/contact-form.tsx";
import { OfficeLines } from "../shared/office.tsx";
import { Band, Lead, SiteLink, Term, Title } from "../shared/parts.tsx";
import { Testimonial } from "../shared/testimonial.tsx";
import { MemberPicture, ProfileLink } from "../team/member.tsx";
import type { homeData } from "./home-data.server.ts";
import looks from "../shared/looks.module.css";
import styles from "./people.module.css";

/** Client quotes in large type; the first is the largest. */
export function Testimonials({ level: Heading }: { level: "h2" | "h3" }) {
  const { t } = useTranslation("home");
  const { clients } = useLoaderData<typeof homeData>();
  return (
    <Stack gap="2.5rem var(--between)" columns="12" whole className={styles["testimonials"]}>
      <Row gap="0.5rem 1.5rem" align="center" justify="between" at="1 / -1" className={styles["head"]}>
        <Heading id="testimonials-title">{t("portfolio.testimonialsTitle")}</Heading>
        {sample && <SampleBadge label={t("portfolio.testimonialsSample")} />}
      </Row>
      {testimonials.map(({ key, language }, place) => {
        const words = t(`portfolio.testimonials.${key}`, { returnObjects: true });
        return (
          <Testimonial
            key={key}
            {...words}
            picture={clients[key]}
            language={language}
            place={place}
            at={columnsAt(place)}
            className={styles["testimonial"]}
          />
        );
      })}
    </Stack>
  );
}

/** The columns of a testimonial: below the first, rows of three, or of two when that leaves none alone. */
function columnsAt(place: number): string {
  const count = testimonials.length;
  if (place === 0) return "1 / -1";
  if (count === 5) return "span 6";
  if (count < 4) return place === 1 ? "4 / 8" : "9 / 13";
  return "span 4";
}

/** The team, side by side in the bays of an arcade. */
export function Team() {
  const { t } = useTranslation(["home", "team"]);
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
        <SiteLink look="secondary" to="/team">
          {t("team.all")}
        </SiteLink>
      </Stack>
      <ul className={styles["members"]} data-count={team.length}>
        {team.map(({ key, name, linkedin }, place) => (
          <Row key={key} as="li" gap="1.25rem" align="center">
            <MemberPicture className={styles["memberPicture"]} place={place} sizes="(min-width: 60em) 19rem, 30vw" />
            <Stack gap="0.6rem" fit className={styles["member"]}>
              <Title as="h3" size="item">
                {name}
              </Title>
              <Text tone="soft">{t(`team:members.${key}.role`)}</Text>
              <ProfileLink name={name} address={linkedin} />
            </Stack>
          </Row>
        ))}
      </ul>
    </Band>
  );
}

export function Contact() {
  const { t } = useTranslation(["home", "forms"]);
  const { opening, packageNames } = useLoaderData<typeof homeData>();
  const language = useLanguage();
  return (
    <Band
      gap="2.5rem clamp(2.5rem, 6vw, 6rem)"
      columns="5fr 6fr"
      id="contact"
      tabIndex={-1}
      className={styles["contact"]}
      aria-labelledby="contact-title"
    >
      <div>
        <Title size="closing" measure="11ch" id="contact-title">
          {t("contact.title")}
        </Title>
        <Lead measure="40ch">{t("contact.lead", { replyWithin: replyWithin[language] })}</Lead>
      </div>
      <div className={styles["form"]}>
        <ContactForm packageNames={packageNames} />
      </div>
      <Stack
        as="dl"
        gap="0 2rem"
        columns="2fr 3fr"
        lines="thin"
        pad="1.1rem"
        className={joined(looks["links"], waysClass(), styles["ways"])}
      >
        <Text as="div" at="1 / -1">
          <Term>{t("contact.email")}</Term>
          <Title as="dd" size="post">
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </Title>
        </Text>
        <ContactWay name={t("contact.phone")} at={hasWhatsapp ? undefined : "1 / -1"}>
          <Text as="a" unbroken href={telephoneAddress(agency.phone)}>
            {agency.phone}
          </Text>
        </ContactWay>
        {hasWhatsapp && (
          <ContactWay name={t("contact.whatsapp")}>
            <Chat />
          </ContactWay>
        )}
        <Text as="div" at="1 / -1" className={styles["address"]}>
          <Term>{t("contact.address")}</Term>
          {agency.offices.map((office) => (
            <Text as="dd" key={office.street} size="large">
              <OfficeLines office={office} />
            </Text>
          ))}
        </Text>
        <Text as="div" at="1 / -1" className={styles["hours"]}>
          <Term>{t("forms:contact.hours")}</Term>
          {opening === null && (
            <Text as="dd" size="large">
              {t("forms:contact.byAppointment")}
            </Text>
          )}
          {opening?.map(({ days, times }) => (
            <Text as="dd" key={days} size="large">
              <span>{days}</span> {times}
            </Text>
          ))}
        </Text>
      </Stack>
    </Band>
  );
}

type ContactWayProps = { name: string; at?: string | undefined; children: ReactNode };

function ContactWay({ name, at, children }: ContactWayProps) {
  return (
    <Text as="div" at={at}>
      <Term>{name}</Term>
      <Text as="dd" size="large">
        {children}
      </Text>
    </Text>
  );
}

/** A chat link about the same things as the address prefills in the form. */
function Chat() {
  const { t } = useTranslation("home");
  const { search } = useLocation();
  const given = new URLSearchParams(useHydrated() ? search : "");
  const [service, city, url, score] = ["service", "city", "website", "score"].map((name) => given.get(name));
  const chat = useChatAddress({
    service: isServiceKey(service) ? service : undefined,
    city: isCityKey(city) ? city : undefined,
    result: url && score ? { tool: readTool(given), url, score } : undefined,
  });
  return (
    <a href={chat} rel="noopener">
      {t("contact.chat")}
    </a>
  );
}
