import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import { timeZone as agencyZone } from "@agency/content/settings";
import type { OriginNote } from "@agency/model/origin";
import type { Period } from "@agency/model/report/periods";

/** Why days are missing from an answer: in the API since 14 September 2026, and not yet in the types of 10.0.0. */
type TruncationReason = {
  dataTruncationType?: string | null;
  /** What lies before this day (`2026-09-14`) is missing. */
  dataTruncationDate?: string | null;
  /** Both days included. */
  dataTruncationDateRanges?: { startDate?: string | null; endDate?: string | null }[] | null;
};

export type AnalyticsMetadata = data.Schema$ResponseMetaData & { dataTruncationReasons?: TruncationReason[] | null };

/** The range of dates in the request that is asked about. */
type Asked = { period: Period; place: number };

type MetadataField = keyof AnalyticsMetadata;
type ReadField<Field extends MetadataField> = (value: AnalyticsMetadata[Field], asked: Asked) => OriginNote | null;

/**
 * What each field of an answer's metadata says of its figures; null for one that says nothing of those we read.
 * https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/ResponseMetaData
 */
export const metadataNotes: { [Field in MetadataField]: ReadField<Field> | null } = {
  subjectToThresholding: (isIt) => (isIt === true ? "thresholded" : null),
  // One for each range of dates.
  samplingMetadatas: (samplings, { place }) => {
    const sampling = samplings?.[place];
    return sampling && sampling.samplesReadCount !== sampling.samplingSpaceSize ? "sampled" : null;
  },
  dataLossFromOtherRow: (isIt) => (isIt === true ? "other_row" : null),
  dataTruncationReasons: (reasons, { period }) =>
    reasons?.some((reason) => cutsInto(reason, period)) === true ? "truncated" : null,
  timeZone: (zone) => (zone != null && zone !== agencyZone ? "time_zone" : null),
  currencyCode: null,
  // A period without rows has no figures.
  emptyReason: null,
  // Restrictions are of costs and revenue.
  schemaRestrictionResponse: null,
};

/** Notes of an answer about its own numbers. */
export function notesOfMetadata(metadata: AnalyticsMetadata | undefined, asked: Asked): OriginNote[] {
  const fields = Object.keys(metadataNotes) as MetadataField[];
  return fields.flatMap((field) => metadataNote(field, metadata?.[field], asked) ?? []);
}

function metadataNote<Field extends MetadataField>(field: Field, value: AnalyticsMetadata[Field], asked: Asked) {
  const readField: ReadField<Field> | null = metadataNotes[field];
  return readField?.(value, asked);
}

/** Whether days of a period are missing. A reason without days is about the whole answer. */
function cutsInto({ dataTruncationDate: before, dataTruncationDateRanges }: TruncationReason, period: Period): boolean {
  const ranges = dataTruncationDateRanges ?? [];
  if (!before && ranges.length === 0) return true;
  const isIn = ({ startDate, endDate }: (typeof ranges)[number]) =>
    (startDate ?? "") <= period.end && (!endDate || endDate >= period.start);
  return (!!before && period.start < before) || ranges.some(isIn);
}
