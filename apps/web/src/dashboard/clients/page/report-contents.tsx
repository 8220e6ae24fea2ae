import { Button, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { aboutLanguage } from "@agency/content/settings";
import type { Client } from "@agency/contracts/clients";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Row, Stack, Text } from "@agency/ui/layout";
import { ClientMailWords } from "../../mail-words/client-mail-words.tsx";
import { ClientSections } from "../../plan/client-plan.tsx";
import { useListFormat } from "../../shared/use-format.ts";
import { Allowed, Changeable } from "../../staff/rights.tsx";
import { LogoField, RecordingField } from "./client-look.tsx";
import styles from "./client-page.module.css";

/** Who gets a client's reports, in which language, and what these show. */
export function ReportContents({ client, onEdit }: { client: Client; onEdit: () => void }) {
  const { t } = useTranslation(["client", "mailWords"]);
  return (
    <Stack gap="2rem">
      <Contacts client={client} onEdit={onEdit} />
      <section>
        <h2>{t("client:contents.look")}</h2>
        <Changeable right="clients">
          <LogoField client={client} />
          <RecordingField client={client} />
        </Changeable>
      </section>
      <Changeable right="clients">
        <ClientSections client={client} />
      </Changeable>
      <section>
        <h2>{t("mailWords:tab")}</h2>
        <Changeable right="clients">
          <ClientMailWords client={client} />
        </Changeable>
      </section>
    </Stack>
  );
}

function Contacts({ client, onEdit }: { client: Client; onEdit: () => void }) {
  const { t } = useTranslation(["client", "admin"]);
  const list = useListFormat();
  const { contactName, email, contactReportTypes, language, contacts } = client;
  const first = { name: contactName, email, language: null, reportTypes: contactReportTypes ?? [...reportTypes] };
  const reports = (types: readonly ReportType[]) => {
    if (types.length === 0) return t("client:contents.nobody");
    if (types.length === reportTypes.length) return t("client:contents.every");
    return list(types.map((type) => t(`admin:reportType.${type}`)));
  };
  return (
    <section aria-labelledby="contacts">
      <Row gap="0.5rem 1rem" align="center" justify="between">
        <h2 id="contacts">{t("client:contents.contacts")}</h2>
        <Allowed right="clients">
          <Button variant="default" onClick={onEdit}>
            {t("client:contents.change")}
          </Button>
        </Allowed>
      </Row>
      <Table aria-labelledby="contacts" verticalSpacing="xs" horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("client:contents.contact")}</Table.Th>
            <Table.Th>{t("client:contents.language")}</Table.Th>
            <Table.Th>{t("client:contents.reports")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[first, ...contacts].map((contact) => (
            <Table.Tr key={contact.email}>
              <Table.Th scope="row" className={styles["contact"] ?? ""}>
                {contact.name ?? contact.email}
                {contact.name !== null && (
                  <Text size="small" tone="soft">
                    {contact.email}
                  </Text>
                )}
              </Table.Th>
              <Table.Td>{aboutLanguage(contact.language ?? language).label}</Table.Td>
              <Table.Td>{reports(contact.reportTypes)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
