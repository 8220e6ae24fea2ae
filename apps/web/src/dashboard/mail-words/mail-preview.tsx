import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MailPreview as Preview, MailPreviewInput } from "@agency/contracts/mail-words";
import { Stack, Text } from "@agency/ui/layout";
import { MailView } from "../settings/mail-view.tsx";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { usePreviewMail } from "./api.ts";

type MailPreviewProps = {
  client: { id: string; name: string };
  input: MailPreviewInput;
  /** Takes a refusal; returns whether it named a field. */
  onRefused: (error: unknown) => boolean;
  onShown: () => void;
};

/** Shows the email of a client's newest report as it would be with words that are not saved yet. */
export function MailPreview({ client, input, onRefused, onShown }: MailPreviewProps) {
  const { t } = useTranslation("mailWords");
  const [shown, setShown] = useState<Preview | null>(null);
  const preview = usePreviewMail();
  const failed = failureToast((message) => t("previewFailed", { message }));

  const ask = () =>
    preview.mutate(
      { clientId: client.id, ...input },
      {
        onSuccess: (mail) => {
          onShown();
          setShown(mail);
        },
        onError: (error) => void (onRefused(error) || failed(error)),
      },
    );

  return (
    <>
      <Button variant="default" disabled={preview.isPending} onClick={ask}>
        {preview.isPending ? t("previewing") : t("preview")}
      </Button>
      {shown && (
        <AdminDialog title={t("previewTitle", { name: client.name })} onClose={() => setShown(null)} size="50rem">
          <Stack gap="1rem">
            <Text tone="soft">{shown.report ? t("newest") : t("noReport")}</Text>
            <Text strong>{shown.subject}</Text>
            <MailView mail={shown} />
          </Stack>
        </AdminDialog>
      )}
    </>
  );
}
