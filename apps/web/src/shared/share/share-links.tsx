import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { Share } from "@agency/contracts/shares";
import { shareDays } from "@agency/model/limits";
import { whatsappAddress } from "@agency/model/phone-links";
import { formatMoment, joinSentences } from "@agency/model/report/format";
import { actionClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { call, callAddress } from "../api/call.ts";
import { errorMessage } from "../api/error-message.ts";
import { localisedPath } from "../i18n/language-path.ts";
import { getLocale } from "../i18n/messages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import styles from "./share-links.module.css";

type ShareLinksProps = {
  place: SharedPlace;
  /** What a message of a chat says before the link, in the language of who reads it. */
  words: string;
};

/** Makes, lists and ends the links that open one report, and hands a new one over. For the client and for the staff. */
export function ShareLinks({ place, words }: ShareLinksProps) {
  const { t } = useTranslation("share");
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: shares, error } = useQuery(sharesQuery(place));
  const refresh = () => queryClient.invalidateQueries({ queryKey: sharesQuery(place).queryKey });
  const making = useMutation({
    mutationFn: (days: 7 | 30 | 90) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/shares", { params: place, body: { days } }),
    onSettled: refresh,
  });
  const ending = useMutation({
    mutationFn: (shareId: string) =>
      call("DELETE /api/reports/clients/:clientId/reports/:reportId/shares/:shareId", {
        params: { ...place, shareId },
      }),
    onSuccess: (_, shareId) => {
      if (making.data?.share.id === shareId) making.reset();
      // The pressed button goes with its link.
      title.current?.focus();
    },
    onSettled: refresh,
  });
  const problem = making.error ?? ending.error ?? error;

  return (
    <Stack gap="1rem">
      <p>{t("lead")}</p>
      <p>
        <a href={pictureAddress(place)} download>
          {t("picture")}
        </a>
      </p>
      <ShareForm busy={making.isPending} onMake={(days) => making.mutate(days)} />
      {making.data && <MadeLink key={making.data.token} token={making.data.token} words={words} />}
      {problem && (
        <Text role="alert" tone="bad">
          {t("failed")}: {errorMessage(problem)}
        </Text>
      )}
      {shares && (
        <section aria-labelledby="share-links">
          <Text as="h3" ref={title} id="share-links" tabIndex={-1} size="heading">
            {t("links")}
          </Text>
          {shares.length === 0 && <p>{t("none")}</p>}
          <Stack as="ul" gap="0" lines="after" pad="0.6rem" top="0.25rem">
            {shares.map((share) => (
              <ShareRow key={share.id} share={share} busy={ending.isPending} onEnd={() => ending.mutate(share.id)} />
            ))}
          </Stack>
        </section>
      )}
      <p role="status" className={styles["status"]}>
        {ending.isSuccess ? t("ended") : ""}
      </p>
    </Stack>
  );
}

/** The report in a picture, to attach to a message. */
function pictureAddress(place: SharedPlace): string {
  return callAddress("GET /api/reports/clients/:clientId/reports/:reportId/picture", { params: place });
}

/** A link that was just made, to be copied: nobody can read it again. */
function MadeLink({ token, words }: { token: string; words: string }) {
  const { t } = useTranslation("share");
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${localisedPath("/client-portal/shared", language)}#${token}`;

  useEffect(() => field.current?.select(), []);

  const copy = () => {
    field.current?.select();
    // Browsers without a clipboard keep the link selected.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Row gap="0.5rem 0.75rem" align="end" className={styles["made"]}>
      <label>
        <span>{t("made")}</span>
        <input ref={field} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" className={actionClass("secondary", "small")} onClick={copy}>
        {t("copy")}
      </button>
      <a
        className={actionClass("secondary", "small")}
        href={whatsappAddress("", `${words}\n${link}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("whatsapp")}
      </a>
      <p role="status">{copied ? t("copied") : t("once")}</p>
    </Row>
  );
}

type ShareDays = (typeof shareDays)[number];

function ShareForm({ busy, onMake }: { busy: boolean; onMake: (days: ShareDays) => void }) {
  const { t } = useTranslation("share");
  const [chosen, setChosen] = useState<ShareDays>(30);
  return (
    <Row
      as="form"
      gap="0.75rem 1.5rem"
      align="end"
      justify="between"
      onSubmit={(event) => {
        event.preventDefault();
        onMake(chosen);
      }}
    >
      <Row as="fieldset" gap="0 1.25rem" className={styles["days"]}>
        <Text as="legend" strong>
          {t("ends")}
        </Text>
        {shareDays.map((days) => (
          <label key={days}>
            <input type="radio" name="share-days" checked={days === chosen} onChange={() => setChosen(days)} />
            {t("days", { number: days })}
          </label>
        ))}
      </Row>
      <button type="submit" className={actionClass("primary", "small")} disabled={busy}>
        {t("make")}
      </button>
    </Row>
  );
}

type ShareRowProps = { share: Share; busy: boolean; onEnd: () => void };

function ShareRow({ share, busy, onEnd }: ShareRowProps) {
  const { t } = useTranslation("share");
  const locale = getLocale(useLanguage());
  const date = (moment: string) => formatMoment(new Date(moment), locale, agencyDetails.timeZone);
  const { by, createdAt, expiresAt, views, lastViewedAt } = share;
  const made = t(by === "agency" ? "byAgency" : "byClient", { date: date(createdAt) });
  return (
    <Row as="li" gap="0.5rem 1rem" align="center" justify="between">
      <Text id={`share-${share.id}`} figures flex="1 1 16rem">
        {joinSentences(
          [
            made,
            t("until", { date: date(expiresAt) }),
            lastViewedAt === null ? t("unopened") : t("opened", { number: views, date: date(lastViewedAt) }),
          ],
          locale,
        )}
      </Text>
      <button
        type="button"
        className={actionClass("secondary", "small")}
        aria-describedby={`share-${share.id}`}
        disabled={busy}
        onClick={onEnd}
      >
        {t("end")}
      </button>
    </Row>
  );
}

export type SharedPlace = { clientId: string; reportId: string };

/** The links that open a report at present. The key begins as the portal's, so that leaving it drops them. */
function sharesQuery({ clientId, reportId }: SharedPlace) {
  return queryOptions({
    queryKey: ["portal", "shares", clientId, reportId],
    queryFn: ({ signal }) =>
      call(
        "GET /api/reports/clients/:clientId/reports/:reportId/shares",
        { params: { clientId, reportId } },
        { signal },
      ),
    gcTime: 0,
  });
}
