import { Button, NumberInput, VisuallyHidden, Switch } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { currency } from "@agency/content/settings";
import type { Client } from "@agency/contracts/clients";
import type { WorkItem, Sections } from "@agency/contracts/plan";
import { figureKind } from "@agency/model/figures";
import { targetFigures, type Targets } from "@agency/model/plan";
import type { ReportType } from "@agency/model/report/report-type";
import { isOptional, type SectionChoice } from "@agency/model/report/sections";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { Allowed, Changeable } from "../staff/rights.tsx";
import { useAddWork, usePlan, useSaveTargets, useSaveSections } from "./api.ts";
import { DatedNotes } from "./dated-notes.tsx";
import { useWorkFailed, WorkForm, WorkLine } from "./work-line.tsx";
import { usualPeriod } from "./work-periods.ts";
import shared from "../shared/shared.module.css";

/** Work done and planned for a client, and the targets of a month. */
export function ClientWork({ clientId }: { clientId: string }) {
  const { t } = useTranslation("plan");
  return (
    <Loaded query={usePlan(clientId)}>
      {({ work, datedNotes, reportType, targets }) => (
        <Stack gap="2rem">
          <section>
            <h2>{t("work.heading")}</h2>
            <WorkList clientId={clientId} work={work} reportType={reportType} />
          </section>
          <section>
            <h2>{t("notes.heading")}</h2>
            <DatedNotes clientId={clientId} notes={datedNotes} />
          </section>
          <section>
            <h2>{t("targets.heading")}</h2>
            <Changeable right="clients">
              <TargetsForm clientId={clientId} targets={targets} />
            </Changeable>
          </section>
        </Stack>
      )}
    </Loaded>
  );
}

/** Which sections a client's reports show, and their order. */
export function ClientSections({ client }: { client: Client }) {
  const { t } = useTranslation("plan");
  return (
    <section>
      <h2>{t("sections.tab")}</h2>
      <Loaded query={usePlan(client.id)}>{({ sections }) => <SectionsForm client={client} saved={sections} />}</Loaded>
    </section>
  );
}

function TargetsForm({ clientId, targets }: { clientId: string; targets: Targets }) {
  const { t } = useTranslation("plan");
  const [typed, setTyped] = useState(targets);
  const save = useSaveTargets(clientId);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(typed, {
      onSuccess: () => toast({ title: t("targets.saved") }),
      onError: failureToast((message) => t("targets.failed", { message })),
    });
  };

  return (
    <Stack as="form" onSubmit={submit} aria-label={t("targets.heading")}>
      <Text tone="soft">{t("targets.lead")}</Text>
      <Stack cells="9rem" align="end">
        {targetFigures.map((figure) => (
          <NumberInput
            key={figure}
            label={t(`targets.${figure}`, { currency: currency.symbol })}
            min={1}
            allowNegative={false}
            decimalScale={figureKind(figure) === "position" ? 1 : 0}
            value={typed[figure] ?? ""}
            onChange={(value) => setTyped({ ...typed, [figure]: value === "" ? null : Number(value) })}
          />
        ))}
      </Stack>
      <div>
        <Button type="submit" loading={save.isPending}>
          {t("targets.save")}
        </Button>
      </div>
    </Stack>
  );
}

type WorkListProps = {
  clientId: string;
  work: WorkItem[];
  /** The type of the reports that name new lines. */
  reportType: ReportType;
};

/** Work done and planned, newest period first, with an empty line for the next. */
function WorkList({ clientId, work, reportType }: WorkListProps) {
  const { t } = useTranslation("plan");
  const [now] = useState(() => new Date());
  const part = useRef<HTMLElement>(null);
  const [news, setNews] = useState("");
  const add = useAddWork(clientId);
  const failed = useWorkFailed();
  return (
    <Stack as="section" ref={part} tabIndex={-1} aria-label={t("work.heading")}>
      <Text tone="soft">{t("work.lead")}</Text>
      <Allowed right="clients">
        <WorkForm
          label={t("work.new")}
          initial={{
            reportType,
            periodStart: usualPeriod(reportType, now, false).start,
            text: "",
            link: "",
            planned: false,
          }}
          now={now}
          submit={t("work.add")}
          pending={add.isPending}
          onSubmit={(typed) => add.mutateAsync(typed).then(() => true, failed)}
        />
      </Allowed>
      {work.length === 0 ? (
        <Text tone="soft">{t("work.none")}</Text>
      ) : (
        <ul className={shared["entries"]}>
          {work.map((item) => (
            <WorkLine
              key={item.id}
              clientId={clientId}
              item={item}
              now={now}
              announce={setNews}
              onRemoved={() => part.current?.focus()}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden component="p" role="status">
        {news}
      </VisuallyHidden>
    </Stack>
  );
}

function SectionsForm({ client, saved }: { client: Client; saved: Sections }) {
  const { t } = useTranslation(["plan", "admin"]);
  const [sections, setSections] = useState(saved.sections);
  const [news, setNews] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const save = useSaveSections(client.id);

  const store = (wanted: SectionChoice[] | null) =>
    save.mutate(wanted, {
      onSuccess: (stored) => {
        setSections(stored.sections);
        toast({ title: t(stored.chosen ? "plan:sections.saved" : "plan:sections.usual") });
      },
      onError: failureToast((message) => t("plan:sections.failed", { message })),
    });

  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [sections[index], sections[index + by]];
    if (!one || !other) return;
    flushSync(() => {
      setSections(sections.map((section, at) => (at === index ? other : at === index + by ? one : section)));
      setNews(
        t("plan:sections.moved", {
          name: t(`plan:sections.names.${one.section}`),
          number: index + by + 1,
          total: sections.length,
        }),
      );
    });
    const buttons = list.current?.children[index + by]?.querySelectorAll<HTMLButtonElement>("[data-move]");
    const same = buttons?.[by === -1 ? 0 : 1];
    // At either end that button is disabled, and the other one takes the focus.
    (same?.disabled ? buttons?.[by === -1 ? 1 : 0] : same)?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    store(sections);
  };

  return (
    <Stack as="form" onSubmit={submit} aria-label={t("plan:sections.tab")}>
      <Text tone="soft">{t("plan:sections.lead")}</Text>
      <Text strong data-chosen={saved.chosen}>
        {saved.chosen
          ? t("plan:sections.chosen")
          : t("plan:sections.ofPackage", { name: t(`admin:package.${client.package}`) })}
      </Text>
      <Stack as="ol" ref={list} gap="0" lines="thin" pad="0.5rem">
        {sections.map(({ section, shown }, index) => {
          const name = t(`plan:sections.names.${section}`);
          return (
            <Row key={section} as="li" gap="0.5rem" align="center" unbroken data-shown={shown}>
              <Switch
                flex="1 1 0"
                miw={0}
                label={name}
                description={t(`plan:sections.hints.${section}`)}
                checked={shown}
                disabled={!isOptional(section)}
                onChange={({ currentTarget: { checked } }) =>
                  setSections(sections.map((one, at) => (at === index ? { section, shown: checked } : one)))
                }
              />
              <Button
                data-move
                variant="default"
                size="compact-md"
                miw="2.75rem"
                disabled={index === 0}
                aria-label={t("plan:sections.up", { name })}
                onClick={() => move(index, -1)}
              >
                ↑
              </Button>
              <Button
                data-move
                variant="default"
                size="compact-md"
                miw="2.75rem"
                disabled={index === sections.length - 1}
                aria-label={t("plan:sections.down", { name })}
                onClick={() => move(index, 1)}
              >
                ↓
              </Button>
            </Row>
          );
        })}
      </Stack>
      <VisuallyHidden component="p" role="status">
        {news}
      </VisuallyHidden>
      <Row gap="0.5rem">
        <Button type="submit" loading={save.isPending}>
          {t("plan:sections.save")}
        </Button>
        {saved.chosen && (
          <Button variant="default" disabled={save.isPending} onClick={() => store(null)}>
            {t("plan:sections.reset")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
