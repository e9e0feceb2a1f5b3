import { addressOf } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import {
  exportContactMessages,
  listContactMessages,
  markContactMessage,
} from '#contract/inbox/admin-endpoints';
import type { KeptMessage } from '#contract/inbox/admin-schema';
import { saveFile } from '../../data/save-file';
import { write } from '../../data/write';
import type { ListView } from '../data-table/list-view';
import { enquiryDefaults, wantedIn, wantedOnPage } from '../enquiries/enquiry-view';
import type { EnquiryCalls } from '../enquiries/use-enquiries';

export const messageDefaults = enquiryDefaults(listContactMessages.query);

/** How the messages that a view asks for are read and marked. */
export const messageCalls = (view: ListView, language: Language): EnquiryCalls<KeptMessage> => ({
  endpoint: listContactMessages,
  addressOf: (page) => addressOf(listContactMessages, { query: wantedOnPage({ ...view, page }) }),
  mark: ({ id }, read) => write(markContactMessage, { params: { id }, body: { read, language } }),
});

/** Saves all messages that a view asks for. */
export const saveMessages = (view: ListView): Promise<void> =>
  saveFile(exportContactMessages, { query: wantedIn(view) });
