import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { confirmSubscription, unsubscribe } from "@agency/contracts/newsletter/endpoints";
import { actionClass } from "@agency/ui/action";
import { call } from "../../shared/api/call.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { without } from "../../shared/without.ts";
import styles from "../links/link-page.module.css";

export const loader = texts(({ links }) => ({ links: without(links, "booking") }));

export const meta = hiddenPageMeta((t) => t("links:newsletter.title"));

type Purpose = { name: "confirm" | "unsubscribe"; token: string };

/** The action in the hash: `#confirm=…` or `#unsubscribe=…`. */
function purposeOf(hash: string): Purpose | null {
  const params = new URLSearchParams(hash.slice(1));
  for (const name of ["confirm", "unsubscribe"] as const) {
    const token = params.get(name);
    if (token) return { name, token };
  }
  return null;
}

/**
 * The target of links in newsletter emails. The action needs a button press, since some email programs open links
 * themselves.
 */
export default function NewsletterPage() {
  const { t } = useTranslation("links");
  const localised = useLocalisedPath();
  const { hash } = useLocation();
  const isRunning = useHydrated();
  const purpose = purposeOf(isRunning ? hash : "");
  if (purpose) return <Deed key={hash} {...purpose} />;
  return (
    <div className={styles["page"]}>
      <h1>{isRunning ? t("newsletter.none") : t("newsletter.title")}</h1>
      <p>{isRunning && t("newsletter.noneLead")}</p>
      <p>
        <Link className={actionClass("secondary")} to={localised("/blog")}>
          {t("newsletter.blog")}
        </Link>
      </p>
    </div>
  );
}

/** Confirms a sign-up or unsubscribes when the button is pressed. */
function Deed({ name, token }: Purpose) {
  const { t } = useTranslation("links");
  const localised = useLocalisedPath();
  const [state, setState] = useState<"asked" | "pending" | "done">("asked");
  const [problem, setProblem] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = state === "done";
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  const act = async () => {
    setState("pending");
    setProblem("");
    try {
      if (name === "confirm") await call(confirmSubscription, { body: { token } });
      else await call(unsubscribe, { query: { token } });
      setState("done");
    } catch (error) {
      setProblem(messageOf(error));
      setState("asked");
    }
  };
  const did = name === "confirm" ? "confirmed" : "unsubscribed";
  const doing = name === "confirm" ? "confirming" : "unsubscribing";

  return (
    <div className={styles["page"]}>
      <h1 ref={heading} tabIndex={-1}>
        {isDone ? t(`newsletter.${did}`) : t(`newsletter.${name}Title`)}
      </h1>
      <p role="status">{isDone ? t(`newsletter.${did}Lead`) : t(`newsletter.${name}Lead`)}</p>
      <p className={styles["actions"]}>
        {!isDone && (
          <button
            type="button"
            className={actionClass("primary")}
            disabled={state === "pending"}
            onClick={() => void act()}
          >
            {state === "pending" ? t(`newsletter.${doing}`) : t(`newsletter.${name}`)}
          </button>
        )}
        <Link className={actionClass("secondary")} to={localised("/blog")}>
          {t("newsletter.blog")}
        </Link>
      </p>
      <p role="alert" className={problem ? styles["said"] : undefined} data-failed={problem !== "" || undefined}>
        {problem}
      </p>
    </div>
  );
}
