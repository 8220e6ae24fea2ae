import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import type { OriginNote } from "@agency/model/origin";

/**
 * What an answer says of its own numbers
 * (https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/ResponseMetaData).
 * @param place of the range of dates in the request: sampling is told for each
 */
export function analyticsNotes(
  metadata: data.Schema$ResponseMetaData | undefined,
  { isOver, isSettled, agencyZone, place }: { isOver: boolean; isSettled: boolean; agencyZone: string; place: number },
): OriginNote[] {
  const sampling = metadata?.samplingMetadatas?.[place];
  const notes: Record<Exclude<OriginNote, "worked_out">, boolean> = {
    thresholded: metadata?.subjectToThresholding === true,
    sampled: sampling !== undefined && sampling.samplesReadCount !== sampling.samplingSpaceSize,
    other_row: metadata?.dataLossFromOtherRow === true,
    partial: !isOver,
    not_final: isOver && !isSettled,
    time_zone: metadata?.timeZone != null && metadata.timeZone !== agencyZone,
  };
  return Object.entries(notes).flatMap(([note, isTrue]) => (isTrue ? [note as OriginNote] : []));
}
