import { Badge, Button, Checkbox, VisuallyHidden, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { WorkItem } from "@agency/contracts/plan";
import { periodWith, precedingPeriod } from "@agency/model/report/periods";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useFormat } from "../shared/use-format.ts";
import { Allowed } from "../staff/rights.tsx";
import { type TypedWork, useChangeWork, useRemoveWork } from "./api.ts";
import { donePeriod, usualPeriod, workPeriods } from "./work-periods.ts";
import styles from "./plan.module.css";

type WorkLineProps = {
  clientId: string;
  item: WorkItem;
  now: Date;
  /** Tells those who do not see the line what became of it. */
  announce: (news: string) => void;
  /** Moves the focus, which the removed line had. */
  onRemoved: () => void;
};

/** A line of work, or the form that changes it. */
export function WorkLine({ clientId, item, now, announce, onRemoved }: WorkLineProps) {
  const { t } = useTranslation("plan");
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const finished = useRef(false);
  const change = useChangeWork(clientId);
  const remove = useRemoveWork(clientId);
  const failed = useWorkFailed();
  const { id, reportType, periodStart, text, link, planned, author } = item;
  const period = periodWith(reportType, periodStart);

  useEffect(() => {
    // The pressed button is gone.
    if (finished.current && !planned) editButton.current?.focus();
    finished.current = false;
  }, [planned]);

  const finish = () => {
    finished.current = true;
    const done = donePeriod(item, now);
    const typed = { reportType, periodStart: done.start, text, link: link ?? "", planned: false };
    change.mutate(
      { workId: id, typed },
      {
        onSuccess: () => announce(t("work.finished", { text, period: format.period(reportType, done) })),
        onError: failed,
      },
    );
  };

  const close = () => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };

  if (editing) {
    return (
      <li>
        <WorkForm
          label={t("work.change", { text })}
          initial={{ reportType, periodStart, text, link: link ?? "", planned }}
          now={now}
          submit={t("work.save")}
          pending={change.isPending}
          focused
          onSubmit={(typed) =>
            change.mutateAsync({ workId: id, typed }).then(() => {
              close();
              return false;
            }, failed)
          }
        >
          <Button variant="default" onClick={close}>
            {t("work.cancel")}
          </Button>
        </WorkForm>
      </li>
    );
  }
  return (
    <li>
      <Text as="span" tone="muted" figures flex="0 0 9rem">
        {t("work.inReport", {
          period: format.period(reportType, planned ? precedingPeriod(reportType, period) : period),
        })}
      </Text>
      <Text as="span" flex="1 1 14rem" className={styles["what"]}>
        {link === null ? (
          text
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        )}
        {planned && (
          <Badge variant="light" size="sm" ml="0.5rem">
            {t("work.mark", { period: format.period(reportType, period) })}
          </Badge>
        )}{" "}
        <Text as="span" size="tiny" tone="muted">
          {author}
        </Text>
      </Text>
      <Allowed right="clients">
        <Row as="span" gap="0" unbroken>
          {planned && (
            <Button variant="subtle" size="compact-sm" onClick={finish}>
              {t("work.done")}
              <VisuallyHidden>: {text}</VisuallyHidden>
            </Button>
          )}
          <Button ref={editButton} variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {t("work.edit")}
            <VisuallyHidden>: {text}</VisuallyHidden>
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void remove.mutateAsync(id).then(onRemoved, failed)}
            disabled={remove.isPending}
          >
            {t("work.remove")}
            <VisuallyHidden>: {text}</VisuallyHidden>
          </Button>
        </Row>
      </Allowed>
    </li>
  );
}

type WorkFormProps = {
  label: string;
  initial: TypedWork;
  now: Date;
  submit: string;
  pending: boolean;
  /** @returns whether it was kept, so that the form can be emptied for the next line */
  onSubmit: (typed: TypedWork) => Promise<boolean>;
  /** Focuses the text when the form appears. */
  focused?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** The form for one line of work: the report that names it, the words and perhaps a link. */
export function WorkForm({ label, initial, now, submit, pending, onSubmit, focused = false, children }: WorkFormProps) {
  const { t } = useTranslation("plan");
  const format = useFormat();
  const [typed, setTyped] = useState(initial);
  const text = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (focused) text.current?.focus();
  }, [focused]);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await onSubmit(typed)) setTyped({ ...typed, text: "", link: "" });
  };

  const { reportType } = initial;
  const usual = (planned: boolean) => usualPeriod(reportType, now, planned).start;
  // A period that somebody chose stays.
  const plan = (planned: boolean) =>
    setTyped({
      ...typed,
      planned,
      periodStart: typed.periodStart === usual(!planned) ? usual(planned) : typed.periodStart,
    });
  const periods = workPeriods(reportType, now);
  const own = periodWith(reportType, initial.periodStart);
  const offered = periods.some(({ start }) => start === own.start) ? periods : [...periods, own];

  return (
    <Stack
      as="form"
      align="end"
      flex="1"
      className={styles["add"]}
      onSubmit={(event) => void send(event)}
      aria-label={label}
    >
      <Select
        label={t(typed.planned ? "work.plannedFor" : "work.report")}
        value={typed.periodStart}
        onChange={(periodStart) => setTyped({ ...typed, periodStart })}
        options={offered.map((period) => ({ value: period.start, label: format.period(reportType, period) }))}
      />
      <TextInput
        ref={text}
        required
        withAsterisk={false}
        maxLength={200}
        className={styles["text"] ?? ""}
        label={t("work.text")}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
      />
      <Stack gap="0" whole>
        <Checkbox
          label={t("work.planned")}
          checked={typed.planned}
          onChange={({ currentTarget }) => plan(currentTarget.checked)}
        />
      </Stack>
      <TextInput
        className={styles["link"] ?? ""}
        label={t("work.link")}
        maxLength={500}
        value={typed.link}
        onChange={({ currentTarget }) => setTyped({ ...typed, link: currentTarget.value })}
      />
      <Row gap="0.5rem">
        <Button type="submit" loading={pending}>
          {submit}
        </Button>
        {children}
      </Row>
    </Stack>
  );
}

/** Says why a line of work was not kept. @returns a function that answers false */
export function useWorkFailed(): (error: unknown) => false {
  const { t } = useTranslation("plan");
  return (error) => {
    toast({ title: t("work.failed", { message: errorMessage(error) }), variant: "destructive" });
    return false;
  };
}
