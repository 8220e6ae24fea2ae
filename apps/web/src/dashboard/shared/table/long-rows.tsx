import { type ReactNode, startTransition, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import type { LongList } from "./use-long-list.ts";
import styles from "./table.module.css";

type LongRowsProps<Row> = {
  list: LongList<Row>;
  /** How many columns the table has. */
  columns: number;
  children: (row: Row, index: number) => ReactNode;
};

/**
 * The body of a long table: the rows in sight, between the space of the others. Scrolling renders nothing else. Other rows are
 * rendered in small steps, so that a click is answered before the rows that it asks for.
 */
export function LongRows<Row>({ list, columns, children }: LongRowsProps<Row>) {
  const { total = 0, rowAt, rowHeight, onSight } = useDeferredValue(list);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { first, last } = useRowsInSight(body, total, rowHeight);
  useRowKeys(body, total, rowHeight);
  useEffect(() => onSight(first, last), [onSight, first, last]);

  return (
    <tbody ref={setBody}>
      <Space height={first * rowHeight} />
      {Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
        const index = first + place;
        const row = rowAt(index);
        return row === undefined ? <WaitingRow key={index} index={index} columns={columns} /> : children(row, index);
      })}
      <Space height={Math.max(0, total - last - 1) * rowHeight} />
    </tbody>
  );
}

/** Takes the place of rows that are not rendered. Browsers must not keep it in place when a jump makes rows of it. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height, overflowAnchor: "none" }} />;
}

/** A row whose page has not arrived yet. */
function WaitingRow({ index, columns }: { index: number; columns: number }) {
  const { t } = useTranslation("common");
  return (
    <tr className={styles["row"]} data-index={index} aria-rowindex={index + 2}>
      <td colSpan={columns} aria-busy="true" className={styles["waiting"]}>
        <VisuallyHidden>{t("state.loading")}</VisuallyHidden>
      </td>
    </tr>
  );
}

/**
 * Moves the focus between the elements marked with `data-row-focus`, by arrow keys, Home and End. A row that is not rendered yet
 * is scrolled to, and gets the focus once it is.
 */
function useRowKeys(body: HTMLElement | null, count: number, rowHeight: number): void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (body && awaited.current !== null && focusRow(body, awaited.current)) awaited.current = null;
  });
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!body || !(target instanceof HTMLElement) || !target.matches("[data-row-focus]")) return;
      const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset["index"]);
      const places: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 };
      const place = places[key];
      if (place === undefined || Number.isNaN(place)) return;
      event.preventDefault();
      const next = Math.min(Math.max(place, 0), count - 1);
      if (focusRow(body, next)) return;
      awaited.current = next;
      const top = body.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: top + next * rowHeight - window.innerHeight / 2, behavior: "instant" });
    };
    body?.addEventListener("keydown", move);
    return () => body?.removeEventListener("keydown", move);
  }, [body, count, rowHeight]);
}

function focusRow(body: HTMLElement, index: number): boolean {
  const row = body.querySelector(`[data-index="${index}"]`);
  const target = row?.querySelector<HTMLElement>("[data-row-focus]");
  if (!target) return false;
  target.focus({ preventScroll: true });
  // At once, as keys repeat: the page's smooth scrolling would move rows under the pointer long after the focus arrived.
  row?.scrollIntoView({ block: "nearest", behavior: "instant" });
  return true;
}

/** Rows rendered beyond each edge of the window, so that scrolling shows no gaps. */
const beyond = 8;
/** The rendered rows change in steps of this many, so that not every pixel renders. */
const step = 4;

/** The indexes of the first and the last row. */
type RowRange = { first: number; last: number };

/** Which of a table's rows of the same height are in sight, while the page scrolls. */
function useRowsInSight(body: HTMLElement | null, count: number, rowHeight: number): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, last: 2 * beyond });
  useLayoutEffect(() => {
    if (!body) return undefined;
    const measure = () => {
      const above = -body.getBoundingClientRect().top;
      const inStep = (row: number) => Math.floor(row / step) * step;
      const first = Math.max(0, inStep(above / rowHeight) - beyond);
      const last = inStep((above + window.innerHeight) / rowHeight) + step + beyond;
      setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    measure();
    // Rows beyond the edges are rendered already, so the frame need not wait for others.
    const measureLater = () => startTransition(measure);
    const observer = new ResizeObserver(measureLater);
    observer.observe(document.body);
    window.addEventListener("scroll", measureLater, { passive: true });
    window.addEventListener("resize", measureLater);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", measureLater);
      window.removeEventListener("resize", measureLater);
    };
  }, [body, rowHeight]);
  const last = Math.min(range.last, count - 1);
  return { first: Math.min(range.first, Math.max(0, last - 2 * beyond)), last };
}
