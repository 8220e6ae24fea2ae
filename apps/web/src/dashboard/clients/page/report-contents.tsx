import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { Stack } from "@agency/ui/layout";
import { ClientMailWords } from "../../mail-words/client-mail-words.tsx";
import { ClientSections } from "../../plan/client-plan.tsx";
import { Changeable } from "../../staff/rights.tsx";
import { ClientContacts } from "./client-contacts.tsx";
import { LogoField, RecordingField } from "./client-look.tsx";

/** Who gets a client's reports, in which language, and what these show. */
export function ReportContents({ client }: { client: Client }) {
  const { t } = useTranslation(["client", "mailWords"]);
  return (
    <Stack gap="2rem">
      <section>
        <h2>{t("client:contents.contacts")}</h2>
        <ClientContacts client={client} />
      </section>
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
