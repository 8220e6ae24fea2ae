import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import type { LegalBlock, LegalRecord, LegalTable } from "./legal-text.ts";
import { RichText } from "./rich-text.tsx";
import styles from "./legal-blocks.module.css";

/** The body of a section. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
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
      <Stack as="ul" gap="0.5rem" className={styles["list"]}>
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </Stack>
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
        {rows.map(([name, text]) => (
          <tr key={name}>
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

function Records({ records }: { records: readonly LegalRecord[] }) {
  return records.map(({ title, facts }) => (
    <div key={title} className={styles["record"]}>
      <h3>{title}</h3>
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <Text as="dt" size="small" tone="muted">
              {label}
            </Text>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
