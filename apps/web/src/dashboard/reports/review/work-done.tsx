import { Button, Checkbox, TextInput } from "@mantine/core";
import { useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { WorkItem } from "@agency/contracts/plan";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { QueueEntry } from "@agency/contracts/review-queue";
import { reportsNaming } from "@agency/model/plan";
import { periodWith, precedingPeriod } from "@agency/model/report/periods";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { longestLine, useAddWork, useAddWorkForMany, useChangeWork, usePlan, useRemoveWork } from "../../plan/api.ts";
import { AdminDialog } from "../../shared/admin-dialog.tsx";
import { useFormat } from "../../shared/use-format.ts";
import { useProposals } from "../proposals/api.ts";
import { Proposals } from "../proposals/proposals.tsx";
import type { ReviewQueue } from "./use-review-queue.ts";
import styles from "./review.module.css";

/** How many lines of before are offered. */
const mostOffers = 4;

type Place = Pick<ReportProgress, "id" | "clientId" | "reportType" | "reportPeriod">;

/** The lines of work that a report names, and the field that adds one: dated in the report's period, for this client or for several. */
export function WorkDone({ place, queue }: { place: Place; queue: ReviewQueue | null }) {
  const { t } = useTranslation("review");
  const format = useFormat();
  const { clientId, reportType, reportPeriod } = place;
  const { data: plan } = usePlan(clientId);
  const report = { clientId, reportId: place.id };
  const { data: proposals = [] } = useProposals(report);
  const [text, setText] = useState("");
  const [shared, setShared] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const add = useAddWork(clientId);
  const change = useChangeWork(clientId);
  const remove = useRemoveWork(clientId);
  const failed = useWorkFailed();
  const { named, offers } = linesFor(plan?.work ?? [], place);
  const line = (words: string) => ({
    reportType,
    periodStart: reportPeriod.start,
    text: words,
    link: "",
    planned: false,
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === "") return;
    add.mutate(line(words), { onSuccess: () => setText(""), onError: failed });
  };
  const take = (offer: WorkItem) => {
    const typed = { ...line(offer.text), link: offer.link ?? "" };
    if (offer.planned) change.mutate({ workId: offer.id, typed }, { onError: failed });
    else add.mutate(typed, { onError: failed });
    field.current?.focus();
  };

  return (
    <Stack as="section" gap="0.75rem" packed aria-labelledby="review-work">
      <h2 id="review-work" className={styles["sectionTitle"]}>
        {t("work.heading", { period: format.period(reportType, reportPeriod) })}
      </h2>
      {named.length > 0 && (
        <Stack as="ul" gap="0" lines="after" pad="0.3rem">
          {named.map((item) => (
            <Row key={item.id} as="li" gap="0.5rem" align="baseline" justify="between" unbroken>
              <span>{item.text}</span>
              <Row as="span" gap="0.25rem" unbroken>
                {queue && (
                  <Button variant="subtle" size="compact-sm" onClick={() => setShared(item.text)}>
                    {t("work.also")}
                  </Button>
                )}
                <Button
                  variant="subtle"
                  color="ink"
                  size="compact-sm"
                  aria-label={t("work.remove", { text: item.text })}
                  onClick={() => remove.mutate(item.id, { onError: failed })}
                >
                  ×
                </Button>
              </Row>
            </Row>
          ))}
        </Stack>
      )}
      <Row as="form" gap="0.5rem" align="end" unbroken onSubmit={submit}>
        <TextInput
          id="review-line"
          ref={field}
          aria-label={t("work.add")}
          placeholder={t("work.add")}
          maxLength={longestLine}
          flex="1"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          {t("work.addButton")}
        </Button>
      </Row>
      <Proposals
        place={report}
        proposals={proposals.filter(({ kind }) => kind === "line")}
        write={async (words) => {
          await add.mutateAsync(line(words));
          return null;
        }}
      />
      {offers.length > 0 && (
        <Row as="ul" gap="0.4rem" aria-label={t("work.offers")}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Button variant="default" size="compact-sm" maw="100%" onClick={() => take(offer)}>
                {t(offer.planned ? "work.planned" : "work.again", { text: offer.text })}
              </Button>
            </li>
          ))}
        </Row>
      )}
      {shared !== null && queue && (
        <AlsoDialog typed={line(shared)} entries={queue.entries} own={clientId} onClose={() => setShared(null)} />
      )}
    </Stack>
  );
}

/** The lines that a report names, and what it may name as well: the lines planned for its period, and the lines of the report before. */
export function linesFor(
  work: WorkItem[],
  { reportType, reportPeriod }: Pick<Place, "reportType" | "reportPeriod">,
): { named: WorkItem[]; offers: WorkItem[] } {
  const isNamedIn = (item: WorkItem, start: string) =>
    !item.planned &&
    reportsNaming({
      reportType: item.reportType,
      periodEnd: periodWith(item.reportType, item.periodStart).end,
      planned: false,
    }).some(({ type, period }) => type === reportType && period.start === start);
  const before = precedingPeriod(reportType, reportPeriod);
  const named = work.filter((item) => isNamedIn(item, reportPeriod.start));
  const known = new Set(named.map(({ text }) => text));
  const planned = work.filter(
    (item) => item.planned && item.reportType === reportType && item.periodStart === reportPeriod.start,
  );
  const last = work.filter((item) => isNamedIn(item, before.start) && !known.has(item.text));
  return { named, offers: [...planned, ...last].slice(0, mostOffers) };
}

type AlsoDialogProps = {
  typed: Parameters<ReturnType<typeof useAddWorkForMany>["mutate"]>[0]["typed"];
  entries: QueueEntry[];
  /** The client that has the line already. */
  own: string;
  onClose: () => void;
};

/** Adds a line to the reports of other clients of the queue. */
function AlsoDialog({ typed, entries, own, onClose }: AlsoDialogProps) {
  const { t } = useTranslation("review");
  const { number } = useFormat();
  const [chosen, setChosen] = useState<string[]>([]);
  const add = useAddWorkForMany();
  const failed = useWorkFailed();
  const others = entries.filter(({ clientId }) => clientId !== own);
  const submit = () =>
    add.mutate(
      { clientIds: chosen, typed },
      {
        onSuccess: ({ added }) => {
          toast({ title: t("work.added", { count: added, number: number(added) }) });
          onClose();
        },
        onError: failed,
      },
    );
  return (
    <AdminDialog title={t("work.alsoTitle", { text: typed.text })} onClose={onClose} size="30rem">
      <Stack gap="1rem">
        <Text size="small" tone="soft">
          {t("work.alsoLead")}
        </Text>
        <Checkbox.Group value={chosen} onChange={setChosen}>
          <Stack gap="0.5rem">
            {others.map(({ clientId, clientName }) => (
              <Checkbox key={clientId} value={clientId} label={clientName} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Row justify="end">
          <Button disabled={chosen.length === 0} loading={add.isPending} onClick={submit}>
            {t("work.alsoAdd", { number: number(chosen.length) })}
          </Button>
        </Row>
      </Stack>
    </AdminDialog>
  );
}

function useWorkFailed(): (error: unknown) => void {
  const { t } = useTranslation("review");
  return (error) => toast({ title: t("work.failed", { message: errorMessage(error) }), variant: "destructive" });
}
