import type { z } from "zod";
import {
  type FigureKey,
  type FigureKind,
  figureKeys,
  type figureLines,
  kindOf,
  meaningOf,
} from "@agency/model/figures";

/** The schema of each figure, by its kind and with its meaning. */
export function figuresShape<Schemas extends Record<FigureKind, z.ZodType>>(schemas: Schemas) {
  const schemaOf = (figure: FigureKey) => {
    const [schema, meaning] = [schemas[kindOf(figure)], meaningOf(figure)];
    return meaning === undefined ? schema : schema.describe(meaning);
  };
  return Object.fromEntries(figureKeys.map((figure) => [figure, schemaOf(figure)])) as {
    [Key in FigureKey]: Schemas[(typeof figureLines)[Key]["kind"]];
  };
}
