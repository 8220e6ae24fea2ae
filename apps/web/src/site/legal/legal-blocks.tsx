import type { ReactNode } from "react";
import { Stack } from "@agency/ui/layout";
import { SiteLink, Term, Title } from "../shared/parts.tsx";
import styles from "./legal-blocks.module.css";

/** The body of a section. */
export function LegalBlocks({ blocks }: { blocks: LegalBlocksText }) {
  return Object.entries(blocks).map(([key, block]) => <Block key={key} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return "table" in block ? <Table {...block.table} /> : <Records records={block.records} />;
}

function Table({ caption, head, rows }: LegalTable) {
  return (
    <table className={styles["table"]}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([key, [name, text]]) => (
          <tr key={key}>
            <th scope="row">
              <RichText text={name} />
            </th>
            <td>
              <RichText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Records({ records }: { records: Readonly<Record<string, LegalRecord>> }) {
  return Object.entries(records).map(([key, { title, facts }]) => (
    <div key={key} className={styles["record"]}>
      <Title as="h3" size="small">
        {title}
      </Title>
      <Stack as="dl" gap="0" lines="after" pad="0.55rem" top="0.5rem">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <Term>{label}</Term>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </Stack>
    </div>
  ));
}

export type LegalPageName = "privacy" | "terms";

/** In order. They have names where one of them may not apply. */
type LegalBlocksText = readonly LegalBlock[] | Readonly<Record<string, LegalBlock>>;

/** A paragraph, a list, a table of two columns, or named groups of facts. */
type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: LegalTable }
  | { readonly records: Readonly<Record<string, LegalRecord>> };

type LegalTable = {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly rows: Readonly<Record<string, readonly [string, string]>>;
};

type LegalRecord = {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
};

/** The shape shared by the pages of the `legal` namespace. Section keys are also their anchors. */
export type LegalText = {
  readonly title: string;
  readonly lead: string;
  readonly brief: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, { readonly title: string; readonly blocks: LegalBlocksText }>>;
};

const marked = /\[(?<words>[^\]]+)\]\((?<address>[^)]+)\)|`(?<code>[^`]+)`/g;

/** Renders `[words](address)` as a link, and text in backticks as code. */
function RichText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const { words = "", address = "", code } = match.groups ?? {};
    parts.push(text.slice(end, match.index));
    parts.push(
      code === undefined ? (
        <Way key={match.index} address={address}>
          {words}
        </Way>
      ) : (
        <code key={match.index}>{code}</code>
      ),
    );
    end = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

function Way({ address, children }: { address: string; children: string }) {
  return address.startsWith("/") ? <SiteLink to={address}>{children}</SiteLink> : <a href={address}>{children}</a>;
}
