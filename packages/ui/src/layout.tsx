import type { ComponentPropsWithRef, CSSProperties, ElementType } from "react";
import styles from "./layout.module.css";

/** Where a part stands in what it is in, and how much room it takes. Lengths are as in CSS. */
type Placed = {
  /** The space above. */
  top?: string;
  /** The space below. */
  bottom?: string;
  /** Its columns, such as `1 / 6`, where the window is 60em wide. */
  at?: string | undefined;
  /** Whether it has a row of a grid to itself, however wide the window is. */
  whole?: boolean;
  /** Its share of a row, such as `1 1 14rem`. */
  flex?: string;
  /** Between its edge and what is in it. */
  inset?: string;
  /** How wide it is at most, such as `44ch`. */
  measure?: string;
  /** A card: `plain`, or `headed` with a heavy line above. */
  card?: "plain" | "headed";
  /** A line at its left, which sets apart what somebody said. */
  edge?: "plain" | "accent";
};

/** The classes and the style of a place, and what is left of the properties. */
function place<Others extends { className?: string | undefined }>(props: Placed & Others) {
  const { top, bottom, at, whole, flex, inset, measure, card, edge, className, ...rest } = props;
  return {
    rest,
    className: joined(
      top && styles["below"],
      at && styles["placed"],
      measure && styles["measured"],
      card && styles["card"],
      card === "headed" && styles["headed"],
      edge && styles["edge"],
      edge === "accent" && styles["accented"],
      className,
    ),
    style: {
      "--top": top,
      "--at": at,
      "--width": measure,
      marginBottom: bottom,
      gridColumn: whole ? "1 / -1" : undefined,
      flex,
      minWidth: flex && 0,
      padding: inset,
    },
  };
}

type RowProps<Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, "style"> &
  Placed & {
    as?: Tag;
    /** Between the parts, as in CSS: both ways, or between lines and within one. */
    gap?: string;
    align?: "start" | "center" | "baseline" | "end";
    justify?: "between" | "center" | "end";
    /** Whether the parts stay in one line. */
    unbroken?: boolean;
  };

const places = { between: "between", center: "inMiddle", end: "toEnd" } as const;

/** Things beside each other, which go on in the next line when room is short. */
export function Row<Tag extends ElementType = "div">(props: RowProps<Tag>) {
  const { as: Element = "div", gap, align, justify, unbroken, ...others } = props as RowProps<"div">;
  const { className, style, rest } = place(others);
  return (
    <Element
      className={joined(
        styles["row"],
        unbroken && styles["unbroken"],
        align && styles[align],
        justify && styles[places[justify]],
        className,
      )}
      style={{ "--gap": gap, ...style } as CSSProperties}
      {...rest}
    />
  );
}

/** Class names as one attribute. */
export function joined(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

type TextProps<Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, "style"> &
  Placed & {
    as?: Tag;
    /** `board` is for text on the dark ground of the board. */
    tone?: "soft" | "muted" | "accent" | "good" | "bad" | "board" | undefined;
    size?: "opening" | "lead" | "large" | "heading" | "small" | "tiny" | "note";
    strong?: boolean;
    /** Whether it is of regular weight within what is bold. */
    light?: boolean;
    /** Whether its digits are equally wide, as in a column. */
    figures?: boolean;
    /** Whether it stays in one line. */
    unbroken?: boolean;
    /** Whether it keeps the line breaks that somebody typed. */
    verbatim?: boolean;
  };

/** A text that is quieter, larger or smaller than what is around it. */
export function Text<Tag extends ElementType = "p">(props: TextProps<Tag>) {
  const {
    as: Element = "p",
    tone,
    size,
    strong,
    light,
    figures,
    unbroken,
    verbatim,
    ...others
  } = props as TextProps<"p">;
  const { className, style, rest } = place(others);
  return (
    <Element
      className={
        joined(
          tone && styles[tone],
          size && styles[size],
          strong && styles["strong"],
          light && styles["light"],
          figures && styles["figures"],
          unbroken && styles["inOneLine"],
          verbatim && styles["verbatim"],
          className,
        ) || undefined
      }
      style={style}
      {...rest}
    />
  );
}

type StackProps<Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, "style"> &
  Placed & {
    as?: Tag;
    /** Between the parts, as in CSS: both ways, or between rows and between columns. */
    gap?: string;
    /** Their widths, such as `4fr 8fr` or `12` equal ones, where the window is wide enough for columns. */
    columns?: string;
    /** As many columns as there is room for, each at least so wide, such as `14rem`. */
    cells?: string;
    /** The width of the window from which there are columns. */
    from?: "40em" | "60em" | "64em";
    /** Where parts of different heights meet. */
    align?: "start" | "center" | "end";
    /** Whether parts are as wide as what they hold, instead of the whole width. */
    fit?: boolean;
    /** Whether the parts stay at the top of a place that is higher than they are. */
    packed?: boolean;
    /** A line before each part: `thin`, `dashed`, or `heavy` where something new begins; `after` draws a thin one below each. */
    lines?: "thin" | "dashed" | "heavy" | "after";
    /** Between a part and its lines. */
    pad?: string;
  };

const steps = { "40em": "from40", "60em": "from60", "64em": "from64" } as const;

/** Things below each other, and in columns where there is room. */
export function Stack<Tag extends ElementType = "div">(props: StackProps<Tag>) {
  const { as: Element = "div", gap, columns, cells, from = "60em", ...others } = props as StackProps<"div">;
  const { align, fit, packed, lines, pad, ...placed } = others;
  const { className, style, rest } = place(placed);
  return (
    <Element
      className={joined(
        styles["stack"],
        columns && styles[steps[from]],
        cells && styles["cells"],
        align && styles[align],
        fit && styles["fit"],
        packed && styles["packed"],
        lines && styles["lines"],
        lines && styles[lines],
        className,
      )}
      style={
        {
          "--gap": gap,
          "--columns": columns && tracks(columns),
          "--cells": cells,
          "--pad": pad,
          ...style,
        } as CSSProperties
      }
      {...rest}
    />
  );
}

/** Columns that a long word does not widen. */
function tracks(columns: string): string {
  if (columns === "12") return "repeat(12,minmax(0,1fr))";
  return columns.replaceAll(/[\d.]+fr/g, (share) => `minmax(0,${share})`);
}
