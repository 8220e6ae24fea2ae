import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { Loading } from "./loading.tsx";
import { StaleNote } from "./stale-note.tsx";

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
