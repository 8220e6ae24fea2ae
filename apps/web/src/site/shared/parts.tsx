import type { ComponentProps, ElementType, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { actionClass, type ActionLook, waysClass } from "@agency/ui/action";
import { type Ground, groundClass } from "@agency/ui/ground";
import { joined, Row, Text, Stack } from "@agency/ui/layout";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import looks from "./looks.module.css";
import styles from "./parts.module.css";

type BandProps<Tag extends ElementType> = ComponentProps<typeof Stack<Tag>> & {
  /** How much is above and below. What is `under` continues the part before; `own` says it by a class. */
  space?: "chapter" | "passage" | "under" | "own";
  ground?: Ground;
};

/** A part of a page, across the whole window. */
export function Band<Tag extends ElementType = "section">(props: BandProps<Tag>) {
  const { as = "section", space = "chapter", ground, className, ...rest } = props as BandProps<"section">;
  return (
    <Stack
      as={as}
      className={joined(space !== "own" && styles[`${space}Space`], ground && groundClass(ground), className)}
      {...rest}
    />
  );
}

type TitleProps<Tag extends ElementType> = Omit<ComponentProps<typeof Text<Tag>>, "size"> & {
  /** By what follows it: the whole page and its end, a part of the page, or one thing in it. */
  size:
    | "poster"
    | "opening"
    | "page"
    | "closing"
    | "chapter"
    | "section"
    | "part"
    | "modest"
    | "trade"
    | "post"
    | "sign"
    | "point"
    | "item"
    | "step"
    | "small";
};

/** A heading of the site in one of its sizes, and what is set like one, such as a figure. */
export function Title<Tag extends ElementType = "h2">(props: TitleProps<Tag>) {
  const { as = "h2", size, className, ...rest } = props as TitleProps<"h2">;
  return <Text as={as} className={joined(!/^h\d$/.test(as) && styles["display"], styles[size], className)} {...rest} />;
}

/** A few figures in a line, below the promise of a page. */
export function Facts({ className, ...rest }: ComponentProps<typeof Row<"dl">>) {
  return <Row as="dl" gap="1.25rem 2.5rem" className={joined(styles["facts"], className)} {...rest} />;
}

export function Fact({ figure, meaning }: { figure: string; meaning: string }) {
  return (
    <div className={styles["fact"]}>
      <Term>{meaning}</Term>
      <dd>{figure}</dd>
    </div>
  );
}

type SiteLinkProps = Omit<LinkProps, "to"> & {
  /** Without the prefix of a language. */
  to: string;
  /** Draws it as a button. */
  look?: ActionLook;
  size?: "small";
};

/** A link to a page of the site in the language of this one. */
export function SiteLink({ to, look, size, className, ...rest }: SiteLinkProps) {
  const localised = useLocalisedPath();
  return (
    <Link className={joined(look && actionClass(look, size), className) || undefined} to={localised(to)} {...rest} />
  );
}

type ButtonProps = ComponentProps<"button"> & { look: ActionLook; size?: "small" };

/** A button of the site that does something at once. */
export function Button({ look, size, className, ...rest }: ButtonProps) {
  return <button type="button" className={joined(actionClass(look, size), className)} {...rest} />;
}

/** Leads back to the list that a page belongs to. */
export function BackLink(props: { to: string; children: string; "data-no-print"?: "" }) {
  const { children, ...rest } = props;
  return (
    <Text as="span" tone="soft" className={waysClass("quiet")}>
      <SiteLink {...rest}>
        <svg className={looks["mark"]} width="20" height="12" viewBox="0 0 20 12" aria-hidden="true">
          <path d="M7 1L2 6L7 11M2 6H20" fill="none" stroke="currentcolor" strokeWidth="2" />
        </svg>
        {children}
      </SiteLink>
    </Text>
  );
}

/** Below a title: its promise in a sentence or two. */
export function Lead(props: { measure: string; children: ReactNode }) {
  return <Text size="large" tone="soft" top="1.25rem" {...props} />;
}

/** The name of a fact in a list. */
export function Term({ children }: { children: ReactNode }) {
  return (
    <Text as="dt" size="small" tone="muted">
      {children}
    </Text>
  );
}
