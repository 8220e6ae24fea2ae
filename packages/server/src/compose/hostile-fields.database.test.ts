import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createClient } from "@agency/contracts/clients";
import { sendContact } from "@agency/contracts/enquiries";
import { named } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { word } from "@agency/testing/hostile";
import { startApi } from "../testing/api.ts";

const api = await startApi();

/** A short run of what `npm run test:attacks -- hostile` sends. The same each time. */
test.each(named([createClient, sendContact]))(
  "whatever text a field of %s has, the database takes it or it gets a 400",
  async (_, route) => {
    const sample = sampleBody(route) as Record<string, unknown>;
    const field = fc.constantFrom(...Object.keys(sample));
    await fc.assert(
      fc.asyncProperty(field, word, async (name, value) => {
        const { statusCode } = await api.attempt(route, { body: { ...sample, [name]: value } });
        expect([201, 400]).toContain(statusCode);
      }),
      { seed: 20_261_123, numRuns: 120 },
    );
  },
);
