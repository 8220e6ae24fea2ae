import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";

/** Checks an input against its schema. Throws the whole zod error: the type provider's own loses the paths. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? { value: result.data } : { error: result.error };
  };
};
