import type { Language } from '#contract/core/language';
import { useLanguage } from '../../i18n/use-language';
import type { ListDefaults, ListView } from '../data-table/list-view';
import { useListView } from '../data-table/use-list-view';
import type { Kept } from './kept';
import { type EnquiryCalls, useEnquiries } from './use-enquiries';
import { useReader } from './use-reader';

/** A list of what people sent as the address asks for it, and the one of it that is open. */
export function useEnquiryTab<Row extends Kept>(
  defaults: ListDefaults,
  callsOf: (view: ListView, language: Language) => EnquiryCalls<Row>,
) {
  const view = useListView(defaults);
  const list = useEnquiries(view, callsOf(view, useLanguage()));
  return { view, list, reader: useReader(list) };
}
