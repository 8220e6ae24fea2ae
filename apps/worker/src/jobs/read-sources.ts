import { v7 } from "uuid";
import type { MailContext } from "@agency/server/kit/mail/mail-job";
import { openPlaces, rowJob } from "@agency/server/kit/work/row-job";
import { forRequest } from "@agency/server/kit/work/work";
import type { ClaimedReads } from "@agency/server/sources/read-repository";
import { readSource } from "@agency/server/sources/read-source";
import { sourceReadWork } from "@agency/server/sources/read-work";
import { sourceReadRepository } from "@agency/server/sources/reads-store";
import { requestReads } from "@agency/server/sources/request-reads";
import type { GoogleReading } from "../google.ts";

/** How many sources one worker reads side by side: it mostly waits for Google. */
const sourcesInHand = 16;

/** Reads the sources of clients, and requests what is to be read. */
export function readSourcesJob(context: MailContext & { google: GoogleReading }) {
  const { log, database, mailer, google, metrics, stopping } = context;
  const { clock } = mailer.delivering;
  const work = sourceReadWork(database);
  const { accessTokenOf, read } = google;
  const dependencies = { work, accessTokenOf, read, clock, newId: v7, log, stopping };
  const asking = { reads: sourceReadRepository(database), clock, newId: v7 };

  /** Reads a source until nothing of it is due. */
  async function readAll(claimed: ClaimedReads): Promise<void> {
    for (let next: ClaimedReads | null = claimed; next !== null;) {
      await readClaimed(next);
      next = stopping.aborted ? null : await work.claim(claimed.source.id);
    }
  }

  async function readClaimed(claimed: ClaimedReads): Promise<void> {
    const { source, reads } = claimed;
    const { result, seconds } = await forRequest(reads[0] ?? { requestId: null }, async () => {
      const outcome = await readSource(dependencies, claimed);
      log.info({ job: "read-sources", source: source.id, periods: reads.length, outcome }, "Source");
      return outcome;
    });
    metrics.worked("read-sources", result, seconds);
  }

  return {
    request: async () => {
      const requested = await requestReads(asking);
      if (requested > 0) log.info({ job: "read-sources", requested }, "Requested periods of sources");
    },
    ...rowJob({ stopping, places: openPlaces(sourcesInHand), claim: () => work.claim(), work: readAll }),
  };
}
