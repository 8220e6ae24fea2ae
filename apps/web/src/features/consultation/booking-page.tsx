import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, type MetaFunction, useLocation } from "react-router";
import { readBooking } from "@agency/contracts/bookings/endpoints";
import type { Booking } from "@agency/contracts/bookings/schemas";
import { actionClass } from "@agency/ui/action";
import { call } from "../../lib/api/call.ts";
import { messageOf } from "../../lib/api/message-of.ts";
import { languageOfPath } from "../../lib/i18n/language-path.ts";
import { translatorOf } from "../../lib/i18n/messages.ts";
import { texts } from "../../lib/i18n/texts.server.ts";
import { useLocalisedPath } from "../../lib/i18n/use-language.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { BookingView } from "./booking-view.tsx";
import styles from "../links/link-page.module.css";

export const loader = texts(({ links: { newsletter: _, ...links }, tools: { consultation } }) => ({
  links,
  tools: { consultation },
}));

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({ path: location.pathname, title: t("links:booking.title"), hidden: true });
};

type Found = { booking: Booking; token: string } | { problem: string } | "none" | null;

/** Where the link of a booking's mails leads; its token stands behind the #. */
export default function BookingPage() {
  const { t } = useTranslation("links");
  const localised = useLocalisedPath();
  const { hash } = useLocation();
  const [found, setFound] = useState<Found>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const ended = new AbortController();
    const token = hash.slice(1);
    setFound(null);
    if (!/^[\w-]{43}$/.test(token)) {
      setFound("none");
      return undefined;
    }
    call(readBooking, { params: { token } }, { signal: ended.signal }).then(
      (booking) => setFound({ booking, token }),
      (error: unknown) => {
        if (!ended.signal.aborted) setFound({ problem: messageOf(error) });
      },
    );
    return () => ended.abort();
  }, [hash, attempt]);

  if (found !== null && found !== "none" && "booking" in found) {
    return (
      <BookingView
        booking={found.booking}
        token={found.token}
        onChange={(booking) => setFound({ booking, token: found.token })}
      />
    );
  }
  const failed = found !== null && found !== "none";
  return (
    <div className={styles["page"]}>
      <h1>{found === "none" ? t("booking.none") : failed ? t("failure") : t("booking.title")}</h1>
      <p role="status">{found === "none" ? t("booking.noneLead") : failed ? found.problem : t("booking.opening")}</p>
      <p className={styles["actions"]}>
        {failed && (
          <button type="button" className={actionClass("primary")} onClick={() => setAttempt(attempt + 1)}>
            {t("again")}
          </button>
        )}
        <Link className={actionClass("secondary")} to={localised("/#tools")}>
          {found === null ? t("back") : t("booking.book")}
        </Link>
      </p>
    </div>
  );
}
