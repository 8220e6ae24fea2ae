import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { Booking } from "@agency/contracts/bookings";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { call } from "../../../shared/api/call.ts";
import { messageOf } from "../../../shared/api/message-of.ts";
import { texts } from "../../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { useHydrated } from "../../../shared/use-hydrated.ts";
import { without } from "../../../shared/without.ts";
import { Title } from "../../shared/title/title.tsx";
import { BookingView } from "./booking-view.tsx";
import styles from "../../links/link-page.module.css";

export const loader = texts(({ links, tools: { consultation } }) => ({
  links: without(links, "newsletter", "audit"),
  tools: { consultation },
}));

export const meta = hiddenPageMeta((t) => t("links:booking.title"));

/** The target of links in booking emails. The token follows the #. */
export default function BookingPage() {
  const { t } = useTranslation("links");
  const { hash } = useLocation();
  const isRunning = useHydrated();
  const [attempt, setAttempt] = useState(0);
  const token = hash.slice(1);
  if (!isRunning) return <Notice title={t("booking.title")} text={t("booking.opening")} />;
  if (!/^[\w-]{43}$/.test(token)) {
    return <Notice title={t("booking.none")} text={t("booking.noneLead")} link={t("booking.book")} />;
  }
  return <Opened key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />;
}

function Opened({ token, onRetry }: { token: string; onRetry: () => void }) {
  const { t } = useTranslation("links");
  const [found, setFound] = useState<Booking | string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    call("GET /api/consultation/:token", { params: { token } }, { signal: ended.signal }).then(
      setFound,
      (error: unknown) => {
        if (!ended.signal.aborted) setFound(messageOf(error));
      },
    );
    return () => ended.abort();
  }, [token]);

  if (found === null) return <Notice title={t("booking.title")} text={t("booking.opening")} />;
  if (typeof found !== "string") return <BookingView booking={found} token={token} onChange={setFound} />;
  return (
    <Notice title={t("failure")} text={found} link={t("booking.book")}>
      <button type="button" className={actionClass("primary")} onClick={onRetry}>
        {t("again")}
      </button>
    </Notice>
  );
}

type NoticeProps = { title: string; text: string; link?: string; children?: ReactNode };

/** Shown instead of a booking, with a link. */
function Notice({ title, text, link, children }: NoticeProps) {
  const { t } = useTranslation("links");
  const localised = useLocalisedPath();
  return (
    <Stack gap="1.5rem" fit packed className={styles["page"]}>
      <Title as="h1" size="closing" measure="16ch">
        {title}
      </Title>
      <p role="status">{text}</p>
      <Row as="p" className={styles["actions"]}>
        {children}
        <Link className={actionClass("secondary")} to={localised("/#consultation")}>
          {link ?? t("back")}
        </Link>
      </Row>
    </Stack>
  );
}
