import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { TileMark } from "@agency/ui/tiles/tile-mark";
import { analyse, type CheckerState, isDisabled, verdictOf } from "./analyse.ts";
import type { SeoCheck } from "./seo-check.ts";
import styles from "./seo-checker.module.css";

export type SeoCheckerProps = { check: SeoCheck };

/** The SEO checker: an address goes in, a score out of 100 comes out. */
export default function SeoChecker({ check }: SeoCheckerProps) {
  const [url, setUrl] = useState("");
  const [state, setState] = useState<CheckerState>({ name: "empty" });
  return <CheckerView url={url} state={state} onType={setUrl} onCheck={() => void analyse(url, check, setState)} />;
}

export type CheckerViewProps = {
  url: string;
  state: CheckerState;
  onType: (url: string) => void;
  onCheck: () => void;
};

/** How each state looks. */
export function CheckerView({ url, state, onType, onCheck }: CheckerViewProps) {
  const { t } = useTranslation("services");
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  return (
    <section className={styles["checker"]} aria-labelledby={`${id}title`}>
      <div>
        <h2 id={`${id}title`}>{t("checker.title")}</h2>
        <p className={styles["lead"]}>{t("checker.lead")}</p>
      </div>
      <form className={styles["form"]} onSubmit={submit}>
        <label htmlFor={`${id}url`}>{t("checker.label")}</label>
        <div className={styles["row"]}>
          <input
            id={`${id}url`}
            type="url"
            required
            autoComplete="url"
            placeholder={t("checker.placeholder")}
            value={url}
            onChange={(event) => onType(event.target.value)}
          />
          <button type="submit" className={actionClass("primary")} disabled={isDisabled(url, state)}>
            {t(state.name === "analysing" ? "checker.analysing" : "checker.check")}
          </button>
        </div>
        <div className={styles["result"]} role="status">
          {state.name === "analysing" && (
            <>
              <TileMark mood="loading" size={64} />
              <p>{t("checker.analysing")}</p>
            </>
          )}
          {state.name === "score" && <Score score={state.score} />}
          {state.name === "failed" && <p>{t("checker.failure")}</p>}
        </div>
      </form>
    </section>
  );
}

function Score({ score }: { score: number }) {
  const { t } = useTranslation("services");
  const verdict = verdictOf(score);
  return (
    <>
      <p className={styles["score"]} data-verdict={verdict}>
        {t("checker.score", { score })}
      </p>
      <p>{t(`checker.verdicts.${verdict}`)}</p>
    </>
  );
}
