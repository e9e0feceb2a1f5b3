import {
  type CountedEndpoint,
  type CountedList,
  useCountedListAt,
} from '../../data/use-counted-list';
import { countPages } from '../data-table/list-view';

/** The part of a list that is in sight. */
export interface ShownPart<Row> {
  /** Undefined while nothing was read. */
  readonly list: CountedList<readonly Row[]> | undefined;
  readonly page: number;
  readonly failed: boolean;
  /** Another part is in sight until this one is there. */
  readonly awaited: boolean;
  readonly retry: () => void;
}

/** Reads a page of a list, or its last one where it has fewer; `addressOf` says where each is read. */
export function useShownPart<Row>(
  endpoint: CountedEndpoint,
  wantedPage: number,
  addressOf: (page: number) => string,
): ShownPart<Row> {
  const address = addressOf(wantedPage);
  const { data: wanted } = useCountedListAt<Row[]>(endpoint, address);
  // Of how many there are says nothing what is in sight until this page is there.
  const last = wanted?.address === address ? countPages(wanted.total) : wantedPage;
  const page = Math.min(wantedPage, last);
  const {
    data: list,
    error,
    isLoading,
    mutate,
  } = useCountedListAt<Row[]>(endpoint, addressOf(page));
  return {
    list,
    page,
    failed: error !== undefined && list === undefined,
    awaited: isLoading && list !== undefined,
    retry: () => void mutate(),
  };
}
