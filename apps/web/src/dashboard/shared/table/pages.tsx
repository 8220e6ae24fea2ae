import { Pagination } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/layout";
import { useFormat } from "../use-format.ts";

type Move = (offset: number) => void;

/**
 * Where a list stands, as the number of rows before its page.
 * @param view names the rows and their order: another view begins at its first page
 */
export function useOffset(view: string): [number, Move] {
  const [at, setAt] = useState({ view, offset: 0 });
  return [at.view === view ? at.offset : 0, (offset) => setAt({ view, offset })];
}

type PagesProps = {
  total: number;
  /** Whether there are more than `total`, which nobody counted. */
  more?: boolean;
  offset: number;
  /** The most rows of a page. */
  length: number;
  onMove: Move;
};

/** Steps back from a page that has no rows any more, such as the last one after its only row was settled. */
export function useStepBack({
  total,
  offset,
  length,
  onMove,
}: Omit<PagesProps, "total"> & { total?: number | undefined }) {
  const back = useEffectEvent((rows: number) => onMove(Math.floor((rows - 1) / length) * length));
  const emptied = total !== undefined && total > 0 && offset >= total;
  useEffect(() => {
    if (emptied) back(total);
  }, [emptied, total]);
}

/** The shown range of a list, and its pages. It stands after the list, and another page begins at the top of that. */
export function Pages({ total, more = false, offset, length, onMove }: PagesProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const nav = useRef<HTMLElement>(null);
  const range = { first: number(offset + 1), last: number(Math.min(offset + length, total)), total: number(total) };
  return (
    <Row as="nav" ref={nav} gap="0.5rem 1rem" top="0.75rem" align="center" aria-label={t("pages.label")}>
      <p role="status">{t(more ? "pages.rangeOfMore" : "pages.range", range)}</p>
      {total > length && (
        <Pagination
          siblings={0}
          total={Math.ceil(total / length)}
          value={Math.floor(offset / length) + 1}
          onChange={(page) => {
            onMove((page - 1) * length);
            nav.current?.previousElementSibling?.scrollIntoView({ behavior: "instant" });
          }}
          getItemProps={(page) => ({ "aria-label": t("pages.page", { page: number(page) }) })}
          getControlProps={(control) => ({ "aria-label": control === "next" ? t("pages.next") : t("pages.previous") })}
        />
      )}
    </Row>
  );
}
