import type { EntitySchemaColumnOptions } from "typeorm";
import { isProblemCode, type Problem } from "@agency/model/problems";

/** A primary key for ids and hashes that the application creates. */
export const key = (length: number): EntitySchemaColumnOptions => ({ type: "varchar", length, primary: true });
export const text = (length: number): EntitySchemaColumnOptions => ({ type: "varchar", length });
export const optionalText = (length: number): EntitySchemaColumnOptions => ({
  type: "varchar",
  length,
  nullable: true,
});
export const moment: EntitySchemaColumnOptions = { type: "datetime", precision: 3 };
export const optionalMoment: EntitySchemaColumnOptions = { type: "datetime", precision: 3, nullable: true };
export const whole: EntitySchemaColumnOptions = { type: Number };
export const optionalWhole: EntitySchemaColumnOptions = { type: Number, nullable: true };
export const yesNo: EntitySchemaColumnOptions = { type: Boolean };
export const optionalYesNo: EntitySchemaColumnOptions = { type: Boolean, nullable: true };
export const json: EntitySchemaColumnOptions = { type: "simple-json" };
export const optionalJson: EntitySchemaColumnOptions = { type: "simple-json", nullable: true };
export const longText: EntitySchemaColumnOptions = { type: "text" };
export const optionalLongText: EntitySchemaColumnOptions = { type: "text", nullable: true };

/** A column that references another table's id. Its row is deleted with the referenced row. */
export function belongsTo(target: string, name: string): EntitySchemaColumnOptions {
  return {
    type: "varchar",
    length: 36,
    foreignKey: { target, inverseSide: "id", name, onDelete: "CASCADE", onUpdate: "NO ACTION" },
  };
}

/** A column that references another table's id and becomes null when the referenced row is deleted. */
export function refersTo(target: string, name: string): EntitySchemaColumnOptions {
  return {
    type: "varchar",
    length: 36,
    nullable: true,
    foreignKey: { target, inverseSide: "id", name, onDelete: "SET NULL", onUpdate: "NO ACTION" },
  };
}

/** The columns that every work row has. */
export const work = {
  attempts: whole,
  dueAt: moment,
  leaseOwner: optionalText(36),
  leaseUntil: optionalMoment,
  requestId: optionalText(64),
} as const;

/** A problem as text: its code, then a colon and the mail server's reply, if any. */
export const problemColumn: EntitySchemaColumnOptions = {
  ...optionalText(500),
  transformer: {
    to: (problem: Problem | null | undefined) => (problem ? writeProblem(problem) : problem),
    from: (stored: string | null) => (stored === null ? null : readProblem(stored)),
  },
};

function writeProblem({ code, params: { reply } }: Problem): string {
  return reply ? `${code}: ${reply}` : code;
}

/** Reads a stored problem. A code that is not listed reads as an internal error. */
export function readProblem(stored: string): Problem {
  const [code = "", ...rest] = stored.split(": ");
  const reply = rest.join(": ");
  return isProblemCode(code) ? { code, params: reply ? { reply } : {} } : { code: "internal_error", params: {} };
}
