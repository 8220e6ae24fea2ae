import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";

export type PageQuery = { limit: number; offset: number };

type LongListOptions<Page extends { total: number }, Row> = {
  /** Names the list with its filters; the pages are stored below it. */
  queryKey: readonly unknown[];
  read: (page: PageQuery, signal: AbortSignal) => Promise<Page>;
  rowsOf: (page: Page) => Row[];
  /** In pixels; the same for each row. */
  rowHeight: number;
  /** In ms. */
  refetchInterval: number;
  /** Whether a search is being typed, whose rows are not asked for yet. */
  settling?: boolean;
};

export type LongList<Row, Page = unknown> = {
  /** The first page; undefined until it has arrived. */
  head: Page | undefined;
  /** Undefined until the first page has arrived. */
  total: number | undefined;
  /** A row; undefined until its page has arrived. */
  rowAt: (index: number) => Row | undefined;
  /** The rows of the pages in sight, which are read again and again. */
  inSight: Row[];
  rowHeight: number;
  /** Takes the rows in sight. Reads their pages. */
  onSight: (first: number, last: number) => void;
  /** Whether the rows are those of an earlier filter, until the new ones arrive. */
  outdated: boolean;
  error: Error | null;
  refetch: () => void;
};

const pageSize = 100;

/** A page is read this many rows before it comes into sight. */
const ahead = 50;

const pageOf = (index: number) => Math.floor(index / pageSize);

/** A list that scrolls with the page: `LongRows` renders the rows in sight, and only their pages are read and polled. */
export function useLongList<Page extends { total: number }, Row>({
  queryKey,
  read,
  rowsOf,
  rowHeight,
  refetchInterval,
  settling = false,
}: LongListOptions<Page, Row>): LongList<Row, Page> {
  const pageQuery = (page: number) => ({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }: { signal: AbortSignal }) => read({ limit: pageSize, offset: page * pageSize }, signal),
    refetchInterval,
  });
  const head = useQuery({ ...pageQuery(0), placeholderData: keepPreviousData });
  const total = head.data?.total;
  const [inSight, setInSight] = useState({ first: 0, last: 0 });
  const onSight = useCallback((firstRow: number, lastRow: number) => {
    const [first, last] = [pageOf(firstRow - ahead), pageOf(lastRow + ahead)];
    setInSight((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, []);
  const shown = head.isPlaceholderData
    ? []
    : pagesBetween(Math.max(inSight.first, 1), Math.min(inSight.last, pageOf((total ?? 0) - 1)));
  const pages = useQueries({ queries: shown.map(pageQuery) });

  return {
    head: head.data,
    total,
    rowAt: (index) => {
      const page = pageOf(index);
      const data = page === 0 ? head.data : pages[shown.indexOf(page)]?.data;
      return data && rowsOf(data)[index % pageSize];
    },
    inSight: head.isPlaceholderData ? [] : [head, ...pages].flatMap(({ data }) => (data ? rowsOf(data) : [])),
    rowHeight,
    onSight,
    outdated: head.isPlaceholderData || settling,
    error: head.error ?? pages.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      void head.refetch();
      for (const page of pages) void page.refetch();
    },
  };
}

function pagesBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
