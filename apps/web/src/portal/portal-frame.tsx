import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import type { PortalClient } from "@agency/contracts/clients";
import { actionClass, waysClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Logo } from "@agency/ui/logo";
import { call } from "../shared/api/call.ts";
import { errorMessage } from "../shared/api/error-message.ts";
import { hasWhatsapp, mailAddress, agencyChat } from "../shared/contact/contact-links.ts";
import { LanguageToggle } from "../shared/i18n/language-toggle.tsx";
import { useLocalisedPath } from "../shared/i18n/use-language.ts";
import { clientQuery } from "./api.ts";
import styles from "./portal-frame.module.css";

export type PortalFrameProps = {
  /** Forgets the client ID and what was read with it; undefined while no client's reports are open. */
  onLeave?: (() => void) | undefined;
  /** Shown above the agency's name at the end. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The client's portal: the agency's name, the languages and the way out, and nothing that sells. */
export function PortalFrame({ onLeave, foot, children }: PortalFrameProps) {
  const { t } = useTranslation(["portal", "common"]);
  const localised = useLocalisedPath();
  return (
    <>
      <Row as="header" gap="0.25rem 1rem" align="center" justify="between" unbroken className={styles["bar"]}>
        <Link className={styles["agency"]} to={localised("/")} aria-label={t("common:home", { agency: agency.name })}>
          <Logo size={28} />
          <span>{agency.name}</span>
        </Link>
        <Row gap="0.25rem 1rem" align="center" unbroken className={waysClass()}>
          <LanguageToggle />
          {onLeave && (
            <button type="button" onClick={onLeave}>
              {t("room.leave")}
            </button>
          )}
        </Row>
      </Row>
      <main id="content" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      <Row as="footer" gap="0 2rem" align="center" justify="between" className={styles["foot"]}>
        {foot}
        <p>{t("room.by", { agency: agency.legalName })}</p>
        <Row as="p" gap="0 1.5rem" className={waysClass()}>
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
          <Link to={localised("/privacy")}>{t("common:footer.privacy")}</Link>
        </Row>
      </Row>
    </>
  );
}

type ContactSupportProps = {
  /** The subject of the email and the opening text on WhatsApp. */
  subject: string;
};

/** Links to contact the agency by email and, if it has a number, on WhatsApp. */
export function ContactSupport({ subject }: ContactSupportProps) {
  const { t } = useTranslation("portal");
  return (
    <Row as="span" gap="0.5rem" data-no-print>
      <a className={actionClass("secondary", "small")} href={mailAddress(subject)}>
        {t("support.contact")}
      </a>
      {hasWhatsapp && (
        <a
          className={actionClass("secondary", "small")}
          href={agencyChat(subject)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("support.whatsapp")}
        </a>
      )}
    </Row>
  );
}

/** Says what is recorded of a client's reading, and switches it off and on. */
export function Recording({ client }: { client: PortalClient }) {
  const { t } = useTranslation("portal");
  const queryClient = useQueryClient();
  const recorded = client.recording === "on";
  const { queryKey } = clientQuery(client.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (on: boolean) =>
      call("PUT /api/reports/clients/:clientId/recording", { params: { clientId: client.id }, body: { on } }),
    onSuccess: async ({ recording }) => {
      // An answer that was on its way says what was before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, recording });
    },
  });
  return (
    <Stack gap="0" fit flex="1 0 100%" className={waysClass()}>
      <Text measure="44rem" role="status">
        {recorded ? t("recording.on") : t("recording.off")}
      </Text>
      <button type="button" aria-disabled={isPending} onClick={() => !isPending && mutate(!recorded)}>
        {recorded ? t("recording.switchOff") : t("recording.switchOn")}
      </button>
      {error && (
        <Text role="alert" tone="bad">
          {t("recording.failed", { message: errorMessage(error) })}
        </Text>
      )}
    </Stack>
  );
}
