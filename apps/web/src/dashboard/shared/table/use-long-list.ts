import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRowKeys } from "./use-row-keys.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";

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

export type LongRow<Row> = {
  index: number;
  /** Undefined until its page has arrived. */
  row: Row | undefined;
};

export type LongList<Row, Page = unknown> = {
  /** The first page; undefined until it has arrived. */
  head: Page | undefined;
  /** Undefined until the first page has arrived. */
  total: number | undefined;
  /** The rows in sight. */
  rows: LongRow<Row>[];
  /** The height of the rows that are not rendered. */
  space: { before: number; after: number };
  /** The ref of the element that has the rows. */
  body: (element: HTMLElement | null) => void;
  /** Whether the rows are those of an earlier filter, until the new ones arrive. */
  outdated: boolean;
  error: Error | null;
  refetch: () => void;
};

export const pageSize = 100;

/** A list that scrolls with the page. Renders the rows in sight, and reads and polls only their pages. */
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
  const count = total ?? 0;

  const [body, setBody] = useState<HTMLElement | null>(null);
  const { first, last } = useRowsInSight(body, count, rowHeight);
  useRowKeys(body, count, rowHeight);

  const shown = head.isPlaceholderData ? [] : pagesBetween(Math.max(first, pageSize), last);
  const pages = useQueries({ queries: shown.map(pageQuery) });
  const rowAt = (index: number): Row | undefined => {
    const page = Math.floor(index / pageSize);
    const data = page === 0 ? head.data : pages[shown.indexOf(page)]?.data;
    return data && rowsOf(data)[index % pageSize];
  };

  return {
    head: head.data,
    total,
    rows: Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => ({
      index: first + place,
      row: rowAt(first + place),
    })),
    space: { before: first * rowHeight, after: Math.max(0, count - last - 1) * rowHeight },
    body: setBody,
    outdated: head.isPlaceholderData || settling,
    error: head.error ?? pages.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      void head.refetch();
      for (const page of pages) void page.refetch();
    },
  };
}

function pagesBetween(first: number, last: number): number[] {
  const pages: number[] = [];
  for (let page = Math.floor(first / pageSize); page <= Math.floor(last / pageSize); page += 1) pages.push(page);
  return pages;
}
