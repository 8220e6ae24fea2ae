import { Checkbox } from "@mantine/core";
import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Removal } from "@agency/contracts/figures";
import type { Source } from "@agency/contracts/sources";
import { accountKindNames } from "@agency/model/connections";
import { Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { reviewPath, figuresPath } from "../shared/client-in-address.ts";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useClearSource, useRemoval } from "./api.ts";

/** The figures that went with a source. */
export type Done = {
  removal: Removal;
  /** Whether the approved periods lost it as well. */
  approvedToo: boolean;
  /** Whether another source has taken its place. */
  replaced: boolean;
};

/**
 * Whether there is anything to say of a removal. What approved reports keep of a source that the client had before was said when that was
 * removed.
 * @param had whether the client has the source whose figures go
 */
export function isWorthSaying({ removed, approved }: Removal, had: boolean): boolean {
  return removed.length > 0 || (had && approved.length > 0);
}

type RemovalListProps = {
  removal: Removal;
  clientId: string;
  /** Whether it has been done, so that each period leads to its report or its figures. */
  done: boolean;
  /** Whether the approved periods lose the figures as well. */
  approvedToo: boolean;
};

/** Which periods lose figures, and which approved reports show them. */
export function RemovalList({ removal, clientId, done, approvedToo }: RemovalListProps) {
  const { t } = useTranslation("sources");
  const localised = useLocalisedPath();
  const format = useFormat();
  const { removed, approved } = removal;
  const named = ({ reportType, periodStart: start, periodEnd: end }: Removal["removed"][number] | Approved) =>
    format.period(reportType, { start, end });
  const linked = (text: string, path: string) => (done ? <Link to={localised(path)}>{text}</Link> : text);
  const period = (one: Removal["removed"][number]) =>
    linked(
      named(one),
      one.reportId && one.left ? reviewPath({ id: one.reportId, clientId }) : figuresPath(clientId, one),
    );
  const report = (one: Approved) => {
    const when = format.moment(one.sentAt ?? one.approvedAt);
    const text = t(one.sentAt ? "sources.removal.sent" : "sources.removal.approvedOn", { period: named(one), when });
    return linked(text, reviewPath({ id: one.reportId, clientId }));
  };
  const [emptied, left] = [removed.filter((one) => !one.left), removed.filter((one) => one.left)];
  return (
    <Stack gap="0.5rem">
      {emptied.length > 0 && (
        <Line label={t("sources.removal.emptied")} parts={emptied.map((one) => [key(one), period(one)])} />
      )}
      {left.length > 0 && <Line label={t("sources.removal.left")} parts={left.map((one) => [key(one), period(one)])} />}
      {approved.length > 0 && (
        <Line
          label={t(approvedToo ? "sources.removal.show" : "sources.removal.keep", {
            count: approved.length,
            number: format.number(approved.length),
          })}
          parts={approved.map((one) => [key(one), report(one)])}
        />
      )}
    </Stack>
  );
}

type Approved = Removal["approved"][number];

const key = ({ reportType, periodStart }: Pick<Approved, "reportType" | "periodStart">) =>
  `${reportType} ${periodStart}`;

/** A label, and what it names, one after the other. */
function Line({ label, parts }: { label: string; parts: [key: string, part: ReactNode][] }) {
  return (
    <p>
      <strong>{label}</strong>{" "}
      {parts.map(([id, part], index) => (
        <Fragment key={id}>
          {index > 0 && " · "}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

type ApprovedTooProps = { approved: Removal["approved"]; checked: boolean; onChange: (checked: boolean) => void };

/** Asks whether the approved periods lose the figures as well; nothing where there are none. */
export function ApprovedToo({ approved, checked, onChange }: ApprovedTooProps) {
  const { t } = useTranslation("sources");
  if (approved.length === 0) return null;
  return (
    <Checkbox
      label={t("sources.removal.approvedToo")}
      description={t("sources.removal.approvedTooHint")}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

type RemoveSourceDialogProps = {
  clientId: string;
  source: Pick<Source, "kind" | "name">;
  onRemoved: (done: Done) => void;
  onClose: () => void;
};

/** Asks before a source goes with its figures, and says which. */
export function RemoveSourceDialog({ clientId, source: { kind, name }, onRemoved, onClose }: RemoveSourceDialogProps) {
  const { t } = useTranslation("sources");
  const { number } = useFormat();
  const removal = useRemoval(clientId, kind);
  const [approvedToo, setApprovedToo] = useState(false);
  return (
    <ConfirmChange
      title={t("sources.remove.title", { kind: accountKindNames[kind] })}
      question={[t("sources.remove.question", { name }), ...(removal.data ? [losses(removal.data)] : [])].join(" ")}
      confirm={t("sources.clear")}
      busyLabel={t("sources.remove.busy")}
      waiting={!removal.data}
      change={useClearSource(clientId, kind)}
      body={approvedToo}
      failed={(message) => t("sources.clearFailed", { message })}
      onDone={(done) => {
        toast({ title: t("sources.cleared") });
        onRemoved({ removal: done, approvedToo, replaced: false });
      }}
      onClose={onClose}
    >
      <Loaded query={removal} compact>
        {(data) => (
          <>
            <RemovalList removal={data} clientId={clientId} done={false} approvedToo={approvedToo} />
            <ApprovedToo approved={data.approved} checked={approvedToo} onChange={setApprovedToo} />
          </>
        )}
      </Loaded>
    </ConfirmChange>
  );

  function losses(going: Removal): string {
    if (!isWorthSaying(going, true)) return t("sources.removal.nothing");
    return t("sources.removal.loses", { count: going.removed.length, number: number(going.removed.length) });
  }
}
