import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import "../../styles/controls.css";
import { Row, Stack, Text } from "@agency/ui/layout";
import { errorMessage } from "../../shared/api/error-message.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { StaffPage } from "../frame/staff-page.tsx";
import { ImportProblems } from "../imports/import-problems.tsx";
import { ImportQuestion } from "../imports/import-questions.tsx";
import { fieldProblems } from "../shared/field-messages.ts";
import { useFormat } from "../shared/use-format.ts";
import { MatchGoogle } from "../sources/match-google.tsx";
import { ChooseList } from "./choose-list.tsx";
import { ListPreview } from "./list-preview.tsx";
import { type ClientList, useClientList } from "./use-client-list.ts";

export const loader = texts(({ clientList, sources }) => ({ clientList, sources }));

export const meta = hiddenPageMeta((t) => t("clientList:title"));

/** Many clients at once: a list of them, and then the accounts of Google that are theirs. */
export default function ClientListPage() {
  const { t } = useTranslation("clientList");
  const localised = useLocalisedPath();
  return (
    <StaffPage title={t("title")}>
      <Stack gap="2rem">
        <p>
          <Link to={localised("/admin?tab=clients")}>{t("back")}</Link>
        </p>
        <AddFromList />
        <MatchGoogle />
      </Stack>
    </StaffPage>
  );
}

function AddFromList() {
  const list = useClientList();
  const { look, keep, found } = list;
  return (
    <Stack gap="1.25rem">
      <ChooseList pending={look.isPending} locked={keep.isPending} onChange={list.forget} onChoose={list.start} />
      {found?.kind === "question" && (
        <ImportQuestion
          key={found.question.id}
          question={found.question}
          pending={look.isPending}
          recurs={false}
          onAnswer={(value) => list.answer(found.question.id, value)}
        />
      )}
      {found?.kind === "ready" && !keep.isSuccess && <ListPreview list={list} preview={found} />}
      {look.error && <Refused error={look.error} />}
      {keep.error && <NotKept list={list} error={keep.error} />}
      {keep.data && <Kept added={keep.data.added.length} changed={keep.data.changed} />}
    </Stack>
  );
}

function Refused({ error }: { error: Error }) {
  const { t } = useTranslation("clientList");
  return (
    <>
      <Alert color="bad" role="alert" title={t("refused")}>
        {errorMessage(error)}
      </Alert>
      <ImportProblems problems={fieldProblems(error)} />
    </>
  );
}

function NotKept({ list, error }: { list: ClientList; error: Error }) {
  const { t } = useTranslation("clientList");
  return (
    <Alert color="bad" role="alert">
      <Stack gap="0.75rem" fit>
        <p>{t("keepFailed", { message: errorMessage(error) })}</p>
        <Button variant="default" onClick={list.again}>
          {t("check")}
        </Button>
      </Stack>
    </Alert>
  );
}

function Kept({ added, changed }: { added: number; changed: number }) {
  const { t } = useTranslation("clientList");
  const { number } = useFormat();
  return (
    <Alert color="area" role="status">
      <Row gap="0.25rem 1rem">
        {added > 0 && <Text as="span">{t("added", { count: added, number: number(added) })}</Text>}
        {changed > 0 && <Text as="span">{t("changed", { count: changed, number: number(changed) })}</Text>}
      </Row>
    </Alert>
  );
}
