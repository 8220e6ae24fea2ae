import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { TileMark } from "@agency/ui/tiles/tile-mark";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { completeAddress, typedAddress } from "../../forms/complete-address.ts";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import { analyse, type CheckerState, isDisabled, verdictOf } from "./analyse.ts";
import { type Checked, seoCheck } from "./seo-check.ts";
import styles from "./seo-checker.module.css";

/** The SEO checker: takes an address and shows a score out of 100. */
export function SeoChecker() {
  const [url, setUrl] = useState("");
  const [state, setState] = useState<CheckerState>({ name: "empty" });
  const check = (address: string) => void analyse(address, seoCheck, setState);
  return <CheckerView url={url} state={state} onType={setUrl} onCheck={check} />;
}

export type CheckerViewProps = {
  url: string;
  state: CheckerState;
  onType: (url: string) => void;
  onCheck: (url: string) => void;
};

/** Renders each state. */
function CheckerView({ url, state, onType, onCheck }: CheckerViewProps) {
  const { t } = useTranslation("services");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    // Takes over text typed before hydration.
    if (field.current?.value) onType(field.current.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { current } = field;
    if (!current) return;
    // The form checks the address itself, because browsers report errors in their own language.
    completeAddress(current);
    onType(current.value);
    setWrong(!current.validity.valid);
    if (current.validity.valid) onCheck(typedAddress(current));
    else current.focus();
  };
  return (
    <Band
      space="passage"
      ground="second"
      gap="2rem"
      columns="5fr 7fr"
      from="64em"
      align="end"
      aria-labelledby={`${id}title`}
    >
      <div>
        <Title size="section" measure="14ch" id={`${id}title`}>
          {t("checker.title")}
        </Title>
        <Text size="large" tone="soft" measure="44ch" top="1.25rem">
          {t("checker.lead")}
        </Text>
      </div>
      <form className={styles["form"]} method="dialog" noValidate onSubmit={submit}>
        <label htmlFor={`${id}url`}>{t("checker.label")}</label>
        <Row className={styles["row"]}>
          <input
            ref={field}
            id={`${id}url`}
            type="url"
            {...(isWrong && { "aria-invalid": true, "aria-describedby": `${id}problem` })}
            required
            autoComplete="url"
            placeholder={t("checker.placeholder")}
            value={url}
            onChange={(event) => onType(event.target.value)}
          />
          <button type="submit" className={actionClass("primary")} disabled={isDisabled(url, state)}>
            {t(state.name === "analysing" ? "checker.analysing" : "checker.check")}
          </button>
        </Row>
        {isWrong && (
          <Text tone="bad" top="0.5rem" id={`${id}problem`} ref={show} className={styles["problem"]}>
            {t("checker.invalid")}
          </Text>
        )}
        <Row gap="0.5rem 1.25rem" align="center" className={styles["result"]} role="status">
          {state.name === "analysing" && (
            <>
              <TileMark mood="loading" size={64} />
              <p>{t("checker.analysing")}</p>
            </>
          )}
          {state.name === "score" && <Score score={state.score} auditId={state.auditId} />}
          {state.name === "failed" && <p>{t("checker.failure")}</p>}
        </Row>
      </form>
    </Band>
  );
}

/** Scrolls the message into view: the field may be at the edge of the window. */
function show(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: "nearest" });
}

function Score({ score, auditId }: Checked) {
  const { t } = useTranslation("services");
  const localised = useLocalisedPath();
  const verdict = verdictOf(score);
  return (
    <>
      <p className={styles["score"]} data-verdict={verdict}>
        {t("checker.score", { score })}
      </p>
      <p>{t(`checker.verdicts.${verdict}`)}</p>
      <p>
        <Link to={localised(`/audit#${auditId}`)}>{t("checker.details")}</Link>
      </p>
    </>
  );
}
