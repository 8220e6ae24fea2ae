import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EnquiriesQuery, Enquiry, EnquiryChange, EnquiryFilter, NewClient } from "@agency/contracts/enquiries";
import { addressOf, call, callList, countOf } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval of the inbox, in ms. Only pages for signed-in staff poll. */
const pollingInterval = 30_000;

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
    queryFn: ({ signal }) => countOf("GET /api/enquiries", { query: { ...query, limit: 1 } }, { signal }),
    refetchInterval: pollingInterval,
  });
}

/** One enquiry. Shows `known` until it is loaded. */
export function useEnquiry(enquiryId: string, known: Enquiry | undefined) {
  return useQuery({
    queryKey: keys.enquiry(enquiryId),
    queryFn: ({ signal }) => call("GET /api/enquiries/:enquiryId", { params: { enquiryId } }, { signal }),
    staleTime: 0,
    ...(known ? { placeholderData: known } : {}),
  });
}

export function useChangeEnquiry(enquiryId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshEnquiries();
  return useMutation({
    mutationFn: (body: EnquiryChange) => call("PUT /api/enquiries/:enquiryId", { params: { enquiryId }, body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(keys.enquiry(enquiryId), changed);
      refresh();
    },
  });
}

export function useTurnIntoClient(enquiryId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshEnquiries();
  return useMutation({
    mutationFn: (body: NewClient) => call("POST /api/enquiries/:enquiryId/client", { params: { enquiryId }, body }),
    onSuccess: () => {
      refresh();
      for (const queryKey of [keys.clients, keys.analytics]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The download address for the enquiries that match a filter. */
export function enquiriesAddress(query: EnquiryFilter): string {
  return addressOf("GET /api/enquiries/export", { query });
}

/** Refetches everything that shows or counts enquiries or describes a person. */
function useRefreshEnquiries(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.enquiries, keys.people]) void queryClient.invalidateQueries({ queryKey });
  };
}
