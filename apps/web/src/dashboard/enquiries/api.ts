import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changeEnquiry,
  exportEnquiries,
  listEnquiries,
  readEnquiry,
  turnIntoClient,
} from "@agency/contracts/enquiries/endpoints";
import type {
  EnquiriesQuery,
  Enquiry,
  EnquiryChange,
  EnquiryFilter,
  NewClient,
} from "@agency/contracts/enquiries/schemas";
import { addressOf, call, callList, countOf } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval of the inbox, in ms. Only pages for signed-in staff poll. */
const pollingInterval = 30_000;

export function useEnquiries(query: EnquiriesQuery) {
  return useQuery({
    queryKey: keys.enquiryList(query),
    queryFn: ({ signal }) => callList(listEnquiries, { query }, { signal }),
    refetchInterval: pollingInterval,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Counts the matching enquiries without loading them. */
export function useEnquiryCount(query: EnquiryFilter) {
  return useQuery({
    queryKey: keys.enquiryCount(query),
    queryFn: ({ signal }) => countOf(listEnquiries, { query: { ...query, limit: 1 } }, { signal }),
    refetchInterval: pollingInterval,
  });
}

/** One enquiry. Shows `known` until it is loaded. */
export function useEnquiry(enquiryId: string, known: Enquiry | undefined) {
  return useQuery({
    queryKey: keys.enquiry(enquiryId),
    queryFn: ({ signal }) => call(readEnquiry, { params: { enquiryId } }, { signal }),
    staleTime: 0,
    ...(known ? { placeholderData: known } : {}),
  });
}

export function useChangeEnquiry(enquiryId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshEnquiries();
  return useMutation({
    mutationFn: (body: EnquiryChange) => call(changeEnquiry, { params: { enquiryId }, body }),
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
    mutationFn: (body: NewClient) => call(turnIntoClient, { params: { enquiryId }, body }),
    onSuccess: () => {
      refresh();
      for (const queryKey of [keys.clients, keys.analytics]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The download address for the enquiries that match a filter. */
export function enquiriesAddress(query: EnquiryFilter): string {
  return addressOf(exportEnquiries, { query });
}

/** Refetches everything that shows or counts enquiries or describes a person. */
function useRefreshEnquiries(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.enquiries, keys.people]) void queryClient.invalidateQueries({ queryKey });
  };
}
