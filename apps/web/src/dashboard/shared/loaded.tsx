import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StateBlock } from "@agency/ui/state-block";
import { errorMessage } from "../../shared/api/error-message.ts";

type QueryStateProps = {
  query: { data: unknown; error: unknown; refetch: () => unknown };
  /** Whether it is a part of a page, with smaller placeholders. */
  compact?: boolean;
};

/** Says that something is loading, why it failed, or that what is shown may be old. */
export function QueryState({ query: { data, error, refetch }, compact = false }: QueryStateProps) {
  if (data !== undefined) return <StaleNote error={error} />;
  if (!error) return <Loading compact={compact} />;
  return <LoadFailed compact={compact} error={error} onRetry={() => void refetch()} />;
}

type LoadedProps<Data> = Omit<QueryStateProps, "query"> & {
  query: QueryStateProps["query"] & { data: Data | undefined };
  children: (data: Data) => ReactNode;
};

/** Shows the state of a query, and its data once they are there. */
export function Loaded<Data>({ children, ...state }: LoadedProps<Data>) {
  return (
    <>
      <QueryState {...state} />
      {state.query.data !== undefined && children(state.query.data)}
    </>
  );
}

export function Loading({ compact = true }: { compact?: boolean }) {
  const { t } = useTranslation("common");
  return <StateBlock mood="loading" title={t("state.loading")} compact={compact} />;
}

type LoadFailedProps = { error: unknown; onRetry: () => void; title?: string; compact?: boolean };

/** Says what could not be loaded and why, with a button to retry. */
export function LoadFailed({ error, onRetry, title, compact = false }: LoadFailedProps) {
  const { t } = useTranslation(["admin", "common"]);
  return (
    <StateBlock
      mood="error"
      compact={compact}
      title={title ?? t("admin:loadFailed")}
      description={errorMessage(error)}
      action={<Button onClick={onRetry}>{t("common:state.retry")}</Button>}
    />
  );
}

/** Appears above figures that could not be refetched: they are still shown, but may be old. */
export function StaleNote({ error }: { error: unknown }) {
  const { t } = useTranslation("admin");
  if (!error) return null;
  return (
    <Text role="status" size="sm" mb="xs" c="var(--bad)">
      {t("stale", { message: errorMessage(error) })}
    </Text>
  );
}
