import { expect, test } from "vitest";
import { discoveredFields } from "./discovered-fields.fixture.ts";
import { answerFields, metadataFields } from "./search-metadata.ts";

const types = { name: "@googleapis/searchconsole", file: "v1.d.ts" };

test.each([
  ["SearchAnalyticsQueryResponse", answerFields],
  ["Metadata", metadataFields],
])(
  "each field of %s in Google's discovery document is read, or known to say nothing of what we ask",
  async (schema, known) => {
    const discovered = await discoveredFields(types, schema);
    expect(discovered.length).toBeGreaterThan(1);
    expect(Object.keys(known).toSorted()).toEqual(discovered.toSorted());
  },
);
