import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EnquiriesQuery, Enquiry, EnquiryChange, EnquiryFilter, NewClient } from "@agency/contracts/enquiries";
import { callAddress, call, callList, requestCount } from "../../shared/api/call.ts";
import { pollingInterval, read, useChange, useRefresh } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** Whatever shows or counts enquiries, or describes a person. */
const shownEnquiries = [keys.enquiries, keys.people];

export function useEnquiries(query: EnquiriesQuery) {
  return useQuery({
    queryKey: keys.enquiryList(query),
    queryFn: ({ signal }) => callList("GET /api/enquiries", { query }, { signal }),
    refetchInterval: pollingInterval,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Counts the matching enquiries without loading them. */
export function useEnquiryCount(query: EnquiryFilter) {
  return useQuery({
    queryKey: keys.enquiryCount(query),
    queryFn: ({ signal }) => requestCount("GET /api/enquiries", { query: { ...query, limit: 1 } }, { signal }),
    refetchInterval: pollingInterval,
  });
}

/** One enquiry. Shows `known` until it is loaded. */
export function useEnquiry(enquiryId: string, known: Enquiry | undefined) {
  return useQuery({
    queryKey: keys.enquiry(enquiryId),
    queryFn: read("GET /api/enquiries/:enquiryId", { params: { enquiryId } }),
    staleTime: 0,
    ...(known ? { placeholderData: known } : {}),
  });
}

export function useChangeEnquiry(enquiryId: string) {
  const queryClient = useQueryClient();
  return useChange(async (body: EnquiryChange) => {
    const changed = await call("PUT /api/enquiries/:enquiryId", { params: { enquiryId }, body });
    queryClient.setQueryData(keys.enquiry(enquiryId), changed);
  }, shownEnquiries);
}

/** Answers by email. What somebody else answered meanwhile is shown when it is refused. */
export function useAnswerEnquiry(enquiryId: string) {
  const refresh = useRefresh();
  return useChange(
    (body: { text: string; number: number }) =>
      call("POST /api/enquiries/:enquiryId/answers", { params: { enquiryId }, body }).catch((error: unknown) => {
        void refresh([keys.enquiry(enquiryId)]);
        throw error;
      }),
    [keys.people, keys.notifications],
    [keys.enquiries],
  );
}

export function useTurnIntoClient(enquiryId: string) {
  return useChange(
    (body: NewClient) => call("POST /api/enquiries/:enquiryId/client", { params: { enquiryId }, body }),
    [...shownEnquiries, keys.clients, keys.analytics],
  );
}

/** The download address for the enquiries that match a filter. */
export function enquiriesAddress(query: EnquiryFilter): string {
  return callAddress("GET /api/enquiries/export", { query });
}
