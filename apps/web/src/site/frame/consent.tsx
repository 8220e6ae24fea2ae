import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { analytics } from "@agency/content/analytics";
import { actionClass } from "@agency/ui/action";
import { groundClass } from "@agency/ui/ground";
import { Row, joined, Text } from "@agency/ui/layout";
import { SiteLink } from "../shared/parts.tsx";
import { askAgain } from "./ask-again.ts";
import styles from "./consent.module.css";

type Answer = "yes" | "no";

/** Its name stands in the privacy notice. */
export const answerKey = "count-visits";

/** Asks whether a visit may be counted, and counts it then. */
export default function Consent() {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState(storedAnswer);
  const [asking, setAsking] = useState(answer === null);
  useEffect(() => {
    if (answer === "yes") addScripts();
  }, [answer]);
  useEffect(() => {
    const ask = () => setAsking(true);
    addEventListener(askAgain, ask);
    return () => removeEventListener(askAgain, ask);
  }, []);

  const give = (given: Answer) => {
    store(given);
    setAsking(false);
    setAnswer(given);
    // Scripts that run already cannot be stopped otherwise.
    if (answer === "yes" && given === "no") location.reload();
  };
  return (
    asking && (
      <Row
        as="section"
        gap="0.75rem 2rem"
        align="center"
        justify="between"
        className={joined(groundClass("board"), styles["consent"])}
        aria-label={t("analytics.label")}
      >
        <Text measure="64ch">
          {t("analytics.ask", { name: analytics?.name ?? "" })}{" "}
          <SiteLink to="/privacy#storage">{t("analytics.notice")}</SiteLink>
        </Text>
        <Row gap="0.5rem">
          <button type="button" data-ready className={actionClass("secondary", "small")} onClick={() => give("yes")}>
            {t("analytics.accept")}
          </button>
          <button type="button" data-ready className={actionClass("secondary", "small")} onClick={() => give("no")}>
            {t("analytics.refuse")}
          </button>
        </Row>
      </Row>
    )
  );
}

/** Without storage, people are asked on each page that they open anew. */
function storedAnswer(): Answer | null {
  try {
    const stored = localStorage.getItem(answerKey);
    return stored === "yes" || stored === "no" ? stored : null;
  } catch {
    return null;
  }
}

function store(answer: Answer): void {
  try {
    localStorage.setItem(answerKey, answer);
  } catch {
    // Asked again next time.
  }
}

let added = false;

function addScripts(): void {
  if (added) return;
  added = true;
  for (const { attributes, text } of analytics?.scripts ?? []) {
    const script = document.createElement("script");
    // One after the other, as they would run in the page.
    script.async = false;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.text = text;
    document.head.append(script);
  }
}
