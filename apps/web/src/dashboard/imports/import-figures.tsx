import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { templateAddress } from "../figures/api.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { fieldProblems } from "../shared/field-messages.ts";
import { useFormat } from "../shared/use-format.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportProblems } from "./import-problems.tsx";
import { ImportClients, ImportQuestion } from "./import-questions.tsx";
import { canRecur } from "./import-steps.ts";
import { useImport } from "./use-import.ts";

type ImportFiguresProps = {
  /** Null for files of many clients. */
  clientId: string | null;
};

/** Template and upload of files: what was understood is shown or asked before it is kept. A file with an error changes nothing. */
export function ImportFigures({ clientId }: ImportFiguresProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const importing = useImport(clientId);
  const { files, step, looking, look, keep } = importing;
  const pending = look.isPending;
  const several = look.variables === undefined ? 0 : look.variables.chosen.length;
  return (
    <Stack gap="1.25rem">
      <div>
        {clientId !== null && (
          <>
            <Button component="a" variant="default" href={templateAddress(clientId)} download>
              {t("figures.template")}
            </Button>
            <Text size="small" tone="soft" top="0.5rem">
              {t("figures.templateHint")}
            </Text>
          </>
        )}
        <Text size="small" tone="soft" top="0.5rem">
          {t(clientId === null ? "imports.manyHint" : "imports.hint")}
        </Text>
      </div>
      <ChooseFiles pending={pending} locked={keep.isPending} onChange={importing.forget} onChoose={importing.start} />
      {pending && several > 1 && (
        <p role="status">{t("imports.looking", { number: number(looking + 1), of: number(several) })}</p>
      )}
      {step && step.kind !== "ready" && step.file !== null && files.length > 1 && (
        <AskedFile name={files[step.file]?.file.name ?? ""} number={step.file + 1} of={files.length} />
      )}
      {step?.kind === "question" && (
        <ImportQuestion
          key={`${step.file} ${step.question.id} ${look.submittedAt}`}
          question={step.question}
          pending={pending}
          recurs={!step.together && step.file < files.length - 1 && canRecur(step.question)}
          onAnswer={(value, alike) => importing.answer(step.file, step.question, value, alike)}
        />
      )}
      {step?.kind === "clients" && (
        <ImportClients
          key={look.submittedAt}
          names={step.names}
          pending={pending}
          onAnswer={(clients) => importing.nameClients(step.file, clients)}
        />
      )}
      {step?.kind === "ready" && (
        <ImportPreview
          preview={step.preview}
          named={step.preview.rows.some(({ client }) => client.clientId !== clientId)}
          answers={Object.assign({}, ...files.map(({ answers }) => answers))}
          pending={keep.isPending || pending}
          onAnswer={importing.answerAll}
          onKeep={(confirmed) =>
            importing.keepAll(confirmed, (imported) => toast({ title: t("figures.imported", { count: imported }) }))
          }
          onAfresh={importing.startAfresh}
        />
      )}
      {keep.isSuccess && (
        <Alert color="area" role="status">
          {t("figures.imported", { count: keep.data.imported })}
        </Alert>
      )}
      <Refused error={keep.error ?? (step?.kind === "refused" ? step.error : null)} />
      {step?.kind === "refused" && files.length > 1 && step.file !== null && (
        <LeaveOut pending={pending} onLeaveOut={() => importing.leaveOut(step.file ?? 0)} />
      )}
    </Stack>
  );
}

/** Names the file that is asked about, or refused, among several. */
function AskedFile({ name, number, of }: { name: string; number: number; of: number }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  return (
    <p>
      {t("imports.fileOf", { number: format.number(number), of: format.number(of) })} <strong>{name}</strong>
    </p>
  );
}

function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation("admin");
  if (error === null) return null;
  return (
    <>
      <Alert color="bad" title={t("figures.importFailed")}>
        {errorMessage(error)}
      </Alert>
      <ImportProblems problems={fieldProblems(error)} />
    </>
  );
}

function LeaveOut({ pending, onLeaveOut }: { pending: boolean; onLeaveOut: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <div>
      <Button variant="default" disabled={pending} onClick={onLeaveOut}>
        {t("imports.withoutFile")}
      </Button>
    </div>
  );
}

/** Files of many clients, which name them. */
export default function ImportManyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <AdminDialog title={t("imports.many")} onClose={onClose} size="58rem">
      <ImportFigures clientId={null} />
    </AdminDialog>
  );
}
