import { Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readArticles } from "@agency/content/articles/articles";
import { offered } from "@agency/content/settings";
import "../../styles/controls.css";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { Bookings } from "../bookings/bookings.tsx";
import { StaffPage } from "../frame/staff-page.tsx";
import type { MailableArticle } from "../newsletter/api.ts";
import { Newsletter } from "../newsletter/newsletter.tsx";
import { Notifications } from "../notifications/notifications.tsx";
import { Enquiries } from "./enquiries.tsx";
import { replySubjects } from "./reply-subjects.server.ts";
import { enquiriesTabs, useEnquiriesPlace } from "./use-enquiries-place.ts";
import list from "../shared/shared.module.css";

/**
 * Loads the articles for newsletter issues, newest first, the option names of the forms, and the subjects of replies.
 */
export async function loader({ url }: LoaderFunctionArgs) {
  const articles = await readArticles(languageOfPath(url.pathname));
  return {
    texts: pageTexts(url, ({ admin, enquiries, errors: { problem }, cities, notifications: { services } }) => ({
      admin,
      errors: { problem },
      enquiries,
      cities: Object.fromEntries(Object.entries(cities).map(([key, { name }]) => [key, { name }])),
      notifications: { services },
    })),
    replySubjects: replySubjects(),
    articles: articles.map(({ slug, title }) => ({ slug, title })),
  };
}

export const meta = hiddenPageMeta((t) => t("enquiries:title"));

export default function EnquiriesPage() {
  const { articles } = useLoaderData<typeof loader>();
  return <EnquiriesTabs articles={articles} />;
}

const tabs = enquiriesTabs.filter(
  (tab) => (tab !== "consultations" || offered.consultation) && (tab !== "newsletter" || offered.newsletter),
);

/** Enquiries sent through the forms, and the emails about them. */
function EnquiriesTabs({ articles }: { articles: MailableArticle[] }) {
  const { t } = useTranslation("enquiries");
  const place = useEnquiriesPlace();

  return (
    <StaffPage title={t("title")}>
      <Tabs
        value={place.tab}
        onChange={(value) => place.go({ tab: tabs.find((tab) => tab === value) ?? "enquiries" })}
        keepMounted={false}
      >
        <Tabs.List className={list["slide"] ?? ""} aria-label={t("tabs.label")}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="enquiries" pt="1.5rem">
          <Enquiries place={place} />
        </Tabs.Panel>
        <Tabs.Panel value="consultations" pt="1.5rem">
          <Bookings onOpen={(enquiry) => place.go({ tab: "enquiries", enquiry })} />
        </Tabs.Panel>
        <Tabs.Panel value="newsletter" pt="1.5rem">
          <Newsletter articles={articles} onMails={(mail) => place.go({ tab: "mails", mail })} />
        </Tabs.Panel>
        <Tabs.Panel value="mails" pt="1.5rem">
          <Notifications state={place.mail} onState={(mail) => place.go({ mail })} />
        </Tabs.Panel>
      </Tabs>
    </StaffPage>
  );
}
