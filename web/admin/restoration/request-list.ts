import { addressOf } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import {
  exportRestorationRequests,
  listRestorationRequests,
  markRestorationRequest,
  setRequestStatus,
} from '#contract/inbox/admin-endpoints';
import type { KeptRequest } from '#contract/inbox/admin-schema';
import { type RequestStatus, requestStatuses } from '#contract/inbox/rules';
import { saveFile } from '../../data/save-file';
import { write } from '../../data/write';
import type { ListView } from '../data-table/list-view';
import { enquiryDefaults, wantedIn, wantedOnPage } from '../enquiries/enquiry-view';
import type { EnquiryCalls } from '../enquiries/use-enquiries';

export const requestDefaults = enquiryDefaults(listRestorationRequests.query, 'status');

/** The status a view asks for, where there is such a one. */
function statusIn({ filters }: ListView) {
  const status = requestStatuses.find((known) => known === filters.status);
  return status && { status };
}

/** How the requests that a view asks for are read and marked. */
export const requestCalls = (view: ListView, language: Language): EnquiryCalls<KeptRequest> => ({
  endpoint: listRestorationRequests,
  addressOf: (page) =>
    addressOf(listRestorationRequests, {
      query: { ...wantedOnPage({ ...view, page }), ...statusIn(view) },
    }),
  mark: ({ id }, read) =>
    write(markRestorationRequest, { params: { id }, body: { read, language } }),
});

/** Gives a request another status. */
export const sendRequestStatus = (
  { id }: KeptRequest,
  status: RequestStatus,
  language: Language,
): Promise<KeptRequest> => write(setRequestStatus, { params: { id }, body: { status, language } });

/** Saves all requests that a view asks for. */
export const saveRequests = (view: ListView): Promise<void> =>
  saveFile(exportRestorationRequests, { query: { ...wantedIn(view), ...statusIn(view) } });
