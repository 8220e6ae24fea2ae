import { useTranslation } from "react-i18next";
import type { Deletion } from "@agency/contracts/figures";
import { accountKindNames } from "@agency/model/connections";
import { type FigureKey, figureKeys } from "@agency/model/figures";
import type { Origin } from "@agency/model/origin";
import { Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { type ChosenPeriod, useDeletePeriod, useDeletion } from "./api.ts";
import { useOriginText } from "./origins.tsx";

type DeletePeriodDialogProps = {
  clientId: string;
  period: ChosenPeriod;
  /** As people read the period. */
  label: string;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before the figures of a period are deleted: where they come from, and what becomes of the period and its report. */
export function DeletePeriodDialog({ clientId, period, label, onDeleted, onClose }: DeletePeriodDialogProps) {
  const { t } = useTranslation("admin");
  const deletion = useDeletion(clientId, period);
  return (
    <ConfirmChange
      title={t("figures.deletion.title")}
      question={t("figures.deletion.question", { period: label })}
      confirm={t("figures.deletion.confirm")}
      busyLabel={t("figures.deletion.busy")}
      waiting={!deletion.data}
      change={useDeletePeriod(clientId, period)}
      body={deletion.data?.period.updatedAt ?? ""}
      failed={(message) => t("figures.deletion.failed", { message })}
      onDone={() => {
        toast({ title: t("figures.deletion.done"), description: label });
        onDeleted();
      }}
      onFailed={() => void deletion.refetch()}
      onClose={onClose}
    >
      <Loaded query={deletion} compact>
        {(data) => <What deletion={data} />}
      </Loaded>
    </ConfirmChange>
  );
}

/** The figures with their origins, and what happens then. */
function What({ deletion: { period, lists, readAgain, report } }: { deletion: Deletion }) {
  const { t } = useTranslation("admin");
  const { within } = useOriginText();
  const format = useFormat();
  const list = useListFormat();
  const fieldLabel = (figure: FigureKey) => t(`figures.field.${figure}`);
  const given = [
    ...namesByOrigin(period.origins, within, fieldLabel),
    ...namesByOrigin(
      Object.fromEntries(Object.entries(period.overridden).map(([figure, { origin }]) => [figure, origin])),
      within,
      fieldLabel,
    ),
  ];
  const rows = (["keywords", "pages", "profileSearches", "ads", "aiAnswers"] as const).filter(
    (name) => lists[name] > 0,
  );
  return (
    <Stack>
      <ul data-marked="">
        {given.map(([origin, names], index) => (
          // Figures beneath typed ones can have the origin of others.
          <li key={`${origin} ${index}`}>{format.pair(list(names), origin)}</li>
        ))}
        {rows.map((name) => (
          <li key={name}>
            {t(`figures.deletion.${name}`, { count: lists[name], number: format.number(lists[name]) })}
          </li>
        ))}
      </ul>
      <p>
        {readAgain.length > 0
          ? t("figures.deletion.readAgain", { sources: list(readAgain.map((kind) => accountKindNames[kind])) })
          : t("figures.deletion.notRead")}
      </p>
      {report && <p>{reportSentence(report)}</p>}
    </Stack>
  );

  function reportSentence({ revision, sentAt }: NonNullable<Deletion["report"]>): string {
    if (revision === 0) return t("figures.deletion.prepared");
    return sentAt ? t("figures.deletion.sent", { when: format.moment(sentAt) }) : t("figures.deletion.approved");
  }
}

function namesByOrigin(
  origins: Partial<Record<FigureKey, Origin>>,
  within: (origin: Origin) => string,
  figureName: (figure: FigureKey) => string,
): [origin: string, names: string[]][] {
  const known = figureKeys.flatMap((figure) => {
    const origin = origins[figure];
    return origin ? [{ name: figureName(figure), origin: within(origin) }] : [];
  });
  return [...Map.groupBy(known, ({ origin }) => origin)].map(([origin, same]) => [
    origin,
    same.map(({ name }) => name),
  ]);
}
