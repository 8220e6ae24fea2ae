import {
  type QueryRunner,
  Table,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from "typeorm";

type Column = Omit<TableColumnOptions, "name">;

export const key = (length: number): Column => ({ type: "varchar", length: `${length}`, isPrimary: true });
export const text = (length: number): Column => ({ type: "varchar", length: `${length}` });
export const longText: Column = { type: "text" };
export const moment: Column = { type: "datetime", precision: 3 };
export const optional = (column: Column): Column => ({ ...column, isNullable: true });

/** The columns that are not the same in each database. `exactText` compares byte by byte, as SQLite does anyway. */
export function branching(runner: QueryRunner): {
  whole: Column;
  yesNo: Column;
  exactText: (length: number) => Column;
} {
  const mariadb = runner.connection.options.type === "mariadb";
  return {
    whole: { type: mariadb ? "int" : "integer" },
    yesNo: { type: mariadb ? "tinyint" : "boolean" },
    exactText: (length) => ({ ...text(length), ...(mariadb && { collation: "utf8mb4_nopad_bin" }) }),
  };
}

/** The columns that every work row has. */
export function workColumns(runner: QueryRunner): Record<string, Column> {
  return {
    attempts: branching(runner).whole,
    dueAt: moment,
    leaseOwner: optional(text(36)),
    leaseUntil: optional(moment),
    requestId: optional(text(64)),
  };
}

type Definition = {
  name: string;
  columns: Record<string, Column>;
  indices?: TableIndexOptions[];
  /** Column, referenced table and constraint name. Rows are deleted with the row they reference. */
  belongsTo?: Reference | Reference[];
  /** The column becomes null when the row it references is deleted. */
  refersTo?: Reference | Reference[];
};

type Reference = { column: string; table: string; name: string };

/** Creates a table with its indices and foreign keys. */
export async function createTable(
  runner: QueryRunner,
  { name, columns, indices = [], belongsTo, refersTo }: Definition,
): Promise<void> {
  await runner.createTable(
    new Table({
      name,
      columns: Object.entries(columns).map(([columnName, column]) => ({ name: columnName, ...column })),
      indices,
      foreignKeys: [
        ...[belongsTo ?? []].flat().map((reference) => foreignKey(reference, "CASCADE")),
        ...[refersTo ?? []].flat().map((reference) => foreignKey(reference, "SET NULL")),
      ],
    }),
  );
}

function foreignKey({ column, table, name }: Reference, onDelete: "CASCADE" | "SET NULL"): TableForeignKeyOptions {
  return {
    name,
    columnNames: [column],
    referencedTableName: table,
    referencedColumnNames: ["id"],
    onDelete,
    onUpdate: "NO ACTION",
  };
}
