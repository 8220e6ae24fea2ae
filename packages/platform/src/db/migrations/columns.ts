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

/** The two types that the databases name differently. */
export function branching(runner: QueryRunner): { whole: Column; yesNo: Column } {
  const mariadb = runner.connection.options.type === "mariadb";
  return { whole: { type: mariadb ? "int" : "integer" }, yesNo: { type: mariadb ? "tinyint" : "boolean" } };
}

/** The columns of every row of work. */
export function workColumns(runner: QueryRunner): Record<string, Column> {
  return {
    attempts: branching(runner).whole,
    dueAt: moment,
    leaseOwner: optional(text(36)),
    leaseUntil: optional(moment),
    problem: optional(text(500)),
  };
}

type Definition = {
  name: string;
  columns: Record<string, Column>;
  indices?: TableIndexOptions[];
  /** Column, table it refers to by id, and the name of the constraint. The rows go when the row they belong to goes. */
  belongsTo?: Reference;
  /** The column is emptied when the row that it refers to goes. */
  refersTo?: Reference;
};

type Reference = { column: string; table: string; name: string };

/** Creates a table with its indices and what it refers to. */
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
        ...(belongsTo ? [foreignKey(belongsTo, "CASCADE")] : []),
        ...(refersTo ? [foreignKey(refersTo, "SET NULL")] : []),
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
