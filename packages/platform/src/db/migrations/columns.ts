import { type QueryRunner, Table, type TableColumnOptions, type TableIndexOptions } from "typeorm";

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

type Definition = {
  name: string;
  columns: Record<string, Column>;
  indices?: TableIndexOptions[];
  /** Column, table it refers to by id, and the name of the constraint. */
  belongsTo?: { column: string; table: string; name: string };
};

/** Creates a table whose rows go when the row they belong to goes. */
export async function createTable(
  runner: QueryRunner,
  { name, columns, indices = [], belongsTo }: Definition,
): Promise<void> {
  await runner.createTable(
    new Table({
      name,
      columns: Object.entries(columns).map(([columnName, column]) => ({ name: columnName, ...column })),
      indices,
      foreignKeys: belongsTo
        ? [
            {
              name: belongsTo.name,
              columnNames: [belongsTo.column],
              referencedTableName: belongsTo.table,
              referencedColumnNames: ["id"],
              onDelete: "CASCADE",
              onUpdate: "NO ACTION",
            },
          ]
        : [],
    }),
  );
}
