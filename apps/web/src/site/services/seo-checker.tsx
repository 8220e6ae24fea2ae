import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Row, Text } from "@agency/ui/layout";
import { TileMark } from "@agency/ui/tiles/tile-mark";
import { completeAddress, typedAddress } from "../forms/check-fields.ts";
import { Band, Button, Lead, SiteLink, Title } from "../shared/parts.tsx";
import { analyse, type Checked, type CheckerState, isDisabled, seoCheck, scoreVerdict } from "./analyse.ts";
import fields from "../forms/forms.module.css";

/** The SEO checker: takes an address and shows a score out of 100. */
export function SeoChecker() {
  const { t } = useTranslation("services");
  const [url, setUrl] = useState("");
  const [state, setState] = useState<CheckerState>({ name: "empty" });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    // Takes over text typed before hydration.
    if (field.current?.value) setUrl(field.current.value);
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { current } = field;
    if (!current) return;
    // The form checks the address itself, because browsers report errors in their own language.
    completeAddress(current);
    setUrl(current.value);
    setWrong(!current.validity.valid);
    if (current.validity.valid) void analyse(typedAddress(current), seoCheck, setState);
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
      data-no-print=""
    >
      <div>
        <Title size="section" measure="14ch" id={`${id}title`}>
          {t("checker.title")}
        </Title>
        <Lead measure="44ch">{t("checker.lead")}</Lead>
      </div>
      <form method="dialog" noValidate onSubmit={submit}>
        <div className={fields["field"]}>
          <label htmlFor={`${id}url`}>{t("checker.label")}</label>
          <Row className={fields["inRow"]}>
            <input
              ref={field}
              id={`${id}url`}
              type="url"
              {...(isWrong && { "aria-invalid": true, "aria-describedby": `${id}problem` })}
              required
              autoComplete="url"
              placeholder={t("checker.placeholder")}
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
            <Button type="submit" look="primary" disabled={isDisabled(url, state)}>
              {t(state.name === "analysing" ? "checker.analysing" : "checker.check")}
            </Button>
          </Row>
          {isWrong && (
            <Text tone="bad" id={`${id}problem`} ref={show} className={fields["problem"]}>
              {t("checker.invalid")}
            </Text>
          )}
        </div>
        <Row gap="0.5rem 1.25rem" align="center" inset="1.25rem 0" role="status">
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

const verdictTones = { attention: "bad", improvement: "accent", good: "good" } as const;

function Score({ score, auditId }: Checked) {
  const { t } = useTranslation("services");
  const verdict = scoreVerdict(score);
  return (
    <>
      <Title as="p" size="section" tone={verdictTones[verdict]} data-verdict={verdict}>
        {t("checker.score", { score })}
      </Title>
      <p>{t(`checker.verdicts.${verdict}`)}</p>
      <p>
        <SiteLink to={`/audit#${auditId}`}>{t("checker.details")}</SiteLink>
      </p>
    </>
  );
}
