import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Letter, LetterState } from "@agency/contracts/letters/schemas";
import { Select } from "@agency/ui/select";
import { StateBlock } from "@agency/ui/state-block";
import { useLetters } from "../api/letters.ts";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { useFormat } from "../shared/use-format.ts";
import { LetterBadge, SettleLetter } from "./letter-outcome.tsx";
import { Pages } from "./pages.tsx";
import { letterStates } from "./use-inbox-place.ts";
import { useNames } from "./use-names.ts";
import styles from "./inbox.module.css";

/** Stands for no filter: an option needs a value. */
const all = "all";

const pageLength = 25;

type LettersProps = { state: LetterState | null; onState: (state: LetterState | null) => void };

/** Every mail that is no report, newest first, and what a person has to decide about it. */
export function Letters({ state, onState }: LettersProps) {
  const { t } = useTranslation("inbox");
  const [offset, setOffset] = useState(0);
  const { data, error, refetch, isPlaceholderData } = useLetters({
    ...(state ? { state } : {}),
    limit: pageLength,
    offset,
  });
  const choose = (value: LetterState | typeof all) => {
    setOffset(0);
    onState(value === all ? null : value);
  };

  return (
    <div className={styles["stack"]}>
      <div className={styles["mailFilter"]}>
        <p className={styles["quiet"]}>{t("mails.lead")}</p>
        <Select
          label={t("mails.state")}
          value={state ?? all}
          onChange={choose}
          options={[
            { value: all, label: t("mails.allStates") },
            ...letterStates.map((value) => ({ value, label: t(`mails.states.${value}`) })),
          ]}
        />
      </div>
      {data && <StaleNote error={error} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.rows.length === 0 && <StateBlock mood="empty" title={state ? t("mails.nothing") : t("mails.empty")} />}
      {data && data.rows.length > 0 && (
        <>
          <ul className={styles["list"]} aria-busy={isPlaceholderData}>
            {data.rows.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
          <Pages total={data.total} offset={offset} length={pageLength} onMove={setOffset} />
        </>
      )}
    </div>
  );
}

function LetterRow({ letter }: { letter: Letter }) {
  const { t } = useTranslation("inbox");
  const { moment } = useFormat();
  const names = useNames();
  const { id, kind, recipient, person, state, attempts, problem, requestedAt, dueAt, sentAt } = letter;
  const name = t("person.mail", { letter: names.letter(kind), recipient });
  return (
    <li className={styles["letter"]}>
      <p className={styles["what"]}>
        <span className={styles["who"]}>{names.letter(kind)}</span>
        <LetterBadge state={state} />
      </p>
      <p>
        {t("mails.to", { recipient })}
        {person !== recipient && ` · ${t("mails.about", { person })}`}
      </p>
      <p className={styles["quiet"]}>
        {moment(sentAt ?? requestedAt)} · {t("mails.attempts", { count: attempts })}
        {state === "queued" && ` · ${t("mails.next", { when: moment(dueAt) })}`}
      </p>
      {problem && <p className={styles["problem"]}>{problem}</p>}
      <SettleLetter id={id} state={state} name={name} />
    </li>
  );
}
