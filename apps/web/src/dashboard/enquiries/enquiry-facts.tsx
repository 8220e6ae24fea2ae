import { DataList } from "@mantine/core";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatPrice } from "@agency/content/plans";
import { aboutLanguage } from "@agency/content/settings";
import type { Enquiry } from "@agency/contracts/enquiries";
import { telephoneAddress } from "@agency/model/phone-links";
import { Stack, Text } from "@agency/ui/layout";
import { emailLink } from "../../shared/contact/contact-links.ts";
import { useFormat } from "../shared/use-format.ts";
import { useNames } from "./use-names.ts";
import list from "../shared/shared.module.css";

/** The details that a person sent. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const names = useNames();
  const { kind, email, website, service, message, details, reference, language } = enquiry;
  const unknown = t("details.unknown");
  return (
    <>
      {message && (
        <Stack as="section" gap="0.6rem" fit className={list["part"]} aria-labelledby="message">
          <h3 id="message">{t("details.message")}</h3>
          <Text measure="var(--measure)" verbatim lang={language}>
            {message}
          </Text>
        </Stack>
      )}
      <Facts>
        <Fact name={t("details.email")}>
          {kind === "audit" && details.confirmBy ? (
            t("details.unconfirmedAddress", { email })
          ) : (
            <a href={emailLink(email)}>{email}</a>
          )}
        </Fact>
        {details.phone && (
          <Fact name={t("details.phone")}>
            <a href={telephoneAddress(details.phone)}>{details.phone}</a>
          </Fact>
        )}
        {kind === "contact" && (
          <>
            <Fact name={t("details.website")}>{website ? <Website address={website} /> : unknown}</Fact>
            <Fact name={t("details.service")}>{service ? names.service(service) : unknown}</Fact>
            {details.offer && <Fact name={t("details.offer")}>{offerText(details.offer, t)}</Fact>}
          </>
        )}
        {kind === "consultation" && (
          <Fact name={t("details.slot")}>
            <Slot details={details} booked={reference !== null} />
          </Fact>
        )}
        {details.talkBy && <Fact name={t("details.talkBy")}>{t(`talkBy.${details.talkBy}`)}</Fact>}
        {details.url && (
          <Fact name={t("details.url")}>
            <Website address={details.url} />
          </Fact>
        )}
        {details.score !== undefined && (
          <Fact name={t("details.score")}>{t("details.scoreOf", { score: details.score })}</Fact>
        )}
      </Facts>
    </>
  );
}

function offerText({ name, monthlyFee }: NonNullable<Enquiry["details"]["offer"]>, t: TFunction<"enquiries">): string {
  return monthlyFee === null ? name : t("details.offerMonthly", { name, fee: formatPrice(monthlyFee) });
}

function Slot({ details, booked }: { details: Enquiry["details"]; booked: boolean }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const { slot, confirmBy } = details;
  if (!slot) return booked ? t("details.cancelled") : t("details.noSlot");
  const when = moment(slot);
  return confirmBy ? t("details.held", { when, until: moment(confirmBy) }) : when;
}

/** The origin of an enquiry and the consent that the person gave. */
export function EnquiryOrigin({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const names = useNames();
  const { page, city, language, consent } = enquiry;
  const unknown = t("details.unknown");
  return (
    <>
      <Stack as="section" gap="0.6rem" fit className={list["part"]} aria-labelledby="origin">
        <h3 id="origin">{t("details.origin")}</h3>
        <Facts>
          <Fact name={t("details.page")}>{page ? <PageLink path={page} /> : unknown}</Fact>
          <Fact name={t("details.city")}>{city ? names.city(city) : unknown}</Fact>
          <Fact name={t("details.language")}>{aboutLanguage(language).label}</Fact>
        </Facts>
      </Stack>
      <Stack as="section" gap="0.6rem" fit className={list["part"]} aria-labelledby="consent">
        <h3 id="consent">{t("details.consent")}</h3>
        <Facts>
          <Fact name={t("details.notice")}>
            {consent
              ? t("details.noticeAt", { version: consent.notice, when: moment(consent.at) })
              : t("details.noConsent")}
          </Fact>
          <Fact name={t("details.purpose")}>{names.purpose(enquiry.purpose)}</Fact>
          <Fact name={t("details.marketing")}>{enquiry.marketing ? t("details.yes") : t("details.no")}</Fact>
        </Facts>
      </Stack>
    </>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <DataList gap="0.5rem" labelWidth="min(10rem, 36%)">
      {children}
    </DataList>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

/** An address that a visitor typed. It becomes a link only if it is a web address. */
function Website({ address }: { address: string }) {
  const { t } = useTranslation("admin");
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}{" "}
      <Text as="span" size="small" tone="soft">
        {t("opensInNewTab")}
      </Text>
    </a>
  );
}

/** A path that a form sent. It becomes a link only if it stays on this site. */
function PageLink({ path }: { path: string }) {
  if (!/^\/(?![/\\])/.test(path)) return path;
  return (
    <a href={path} target="_blank" rel="noopener noreferrer">
      {path}
    </a>
  );
}
