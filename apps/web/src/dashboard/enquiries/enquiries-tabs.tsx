import { Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Bookings } from "../bookings/bookings.tsx";
import { StaffPage } from "../frame/staff-page.tsx";
import type { MailableArticle } from "../newsletter/api.ts";
import { Newsletter } from "../newsletter/newsletter.tsx";
import { Notifications } from "../notifications/notifications.tsx";
import { Enquiries } from "./enquiries.tsx";
import { type EnquiriesTab, useEnquiriesPlace } from "./use-enquiries-place.ts";
import dashboard from "../dashboard.module.css";
import styles from "./enquiries-tabs.module.css";

const tabs = ["enquiries", "consultations", "newsletter", "mails"] as const satisfies readonly EnquiriesTab[];

/** Enquiries sent through the forms, and the emails about them. */
export function EnquiriesTabs({ articles }: { articles: MailableArticle[] }) {
  const { t } = useTranslation("enquiries");
  const place = useEnquiriesPlace();
  const panel = dashboard["panel"] ?? "";

  return (
    <StaffPage title={t("title")}>
      <Tabs
        value={place.tab}
        onChange={(value) => place.go({ tab: tabs.find((tab) => tab === value) ?? "enquiries" })}
        keepMounted={false}
      >
        <Tabs.List className={styles["tabs"] ?? ""} aria-label={t("tabs.label")}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="enquiries" className={panel}>
          <Enquiries place={place} />
        </Tabs.Panel>
        <Tabs.Panel value="consultations" className={panel}>
          <Bookings onOpen={(enquiry) => place.go({ tab: "enquiries", enquiry })} />
        </Tabs.Panel>
        <Tabs.Panel value="newsletter" className={panel}>
          <Newsletter articles={articles} onMails={(mail) => place.go({ tab: "mails", mail })} />
        </Tabs.Panel>
        <Tabs.Panel value="mails" className={panel}>
          <Notifications state={place.mail} onState={(mail) => place.go({ mail })} />
        </Tabs.Panel>
      </Tabs>
    </StaffPage>
  );
}
