import { Alert, Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Stack } from "@agency/ui/stack";
import { messageOf } from "../../shared/api/message-of.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { useKnowBrowser } from "./api.ts";

/** Offers to make this browser known when a link from an email led here. A button, since mail programs open links themselves. */
export function KnowBrowser() {
  const { t } = useTranslation("admin");
  const { hash } = useLocation();
  const token = new URLSearchParams(useHydrated() ? hash.slice(1) : "").get("browser");
  const know = useKnowBrowser();
  if (!token) return null;
  if (know.isSuccess) {
    return (
      <Alert color="second" role="status" mb="lg">
        {t("login.browser.known")}
      </Alert>
    );
  }
  return (
    <Alert color="accent" title={t("login.browser.title")} role="region" mb="lg">
      <Stack fit>
        <Text size="sm">{t("login.browser.lead")}</Text>
        <Button disabled={know.isPending} onClick={() => know.mutate(token)}>
          {know.isPending ? t("login.browser.knowing") : t("login.browser.know")}
        </Button>
        <Text size="sm" role="alert">
          {know.isError && messageOf(know.error)}
        </Text>
      </Stack>
    </Alert>
  );
}
