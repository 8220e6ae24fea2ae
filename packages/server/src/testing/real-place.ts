import { bookConsultation, readFreeTimes } from "@agency/contracts/bookings";
import { requestReport } from "@agency/contracts/reports";
import { makeShare } from "@agency/contracts/shares";
import type { Api } from "./api.ts";
import { anybody, bookingDesk, person } from "./sample-forms.ts";
import { addClientWithFigures } from "./sample-input.ts";

/** Ids that open something, by the names of the parameters in addresses: a client's report, a link to it, and a booking. */
export async function realPlace(api: Api): Promise<Record<string, string>> {
  const { id: clientId } = await addClientWithFigures(api);
  const { id: reportId } = await api.call(requestReport, {
    params: { clientId },
    body: { reportType: "monthly", periodStart: "2026-10-01" },
  });
  await api.worker.generate();
  const { share, token: shareToken } = await api.call(
    makeShare,
    { params: { clientId, reportId }, body: { days: 90 } },
    anybody,
  );
  const { days } = await api.call(readFreeTimes, {}, anybody);
  const slot = days.flatMap(({ starts }) => starts).at(-1) ?? "";
  await api.call(bookConsultation, { body: { ...person, slot } }, anybody);
  const token = await bookingDesk(api).tokenFor();
  return { clientId, reportId, number: "1", shareId: share.id, shareToken, token };
}
