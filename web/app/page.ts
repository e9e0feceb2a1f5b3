import { addressOf, type Endpoint, type InputOf } from '#contract/endpoint';
import type { Language } from '#contract/language';
import type { Answer } from '#contract/page';
import type { PageCatalogue } from '../i18n/page-catalogues';
import type { LoadablePage } from './loadable';

/** Where a person is: the page's address, taken apart. */
export interface PageAddress {
  readonly language: Language;
  /** The path without its language. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export interface PageProps {
  readonly address: PageAddress;
}

/** An answer the page starts with. */
export interface Need {
  readonly address: string;
  readonly endpoint: Endpoint;
  readonly input: { readonly params?: unknown; readonly query?: unknown };
}

/** States that a page starts with an endpoint's answer. */
export function need<E extends Endpoint>(endpoint: E, input: InputOf<E>): Need {
  return { address: addressOf(endpoint, input), endpoint, input };
}

/** A page of the site: where it is, what draws it, what it starts with. */
export interface Page extends LoadablePage {
  /** Path without language, as react-router's `matchPath` reads it. */
  readonly pattern: string;
  /** Source file from this folder's parent, as the build's manifest names it. */
  readonly module: string;
  /** Where the messages are that only this page says, if it has such. */
  readonly messages?: PageCatalogue;
  readonly needs: (address: PageAddress) => readonly Need[];
  /**
   * What the page shows of a larger answer, by keys of its own: made on the server, so that the page does not
   * have to carry all of it.
   */
  readonly brings?: (
    address: PageAddress,
    data: Readonly<Record<string, unknown>>,
    answer: Answer,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Whether the address shows something; otherwise it is answered with 404. */
  readonly exists: (address: PageAddress, data: Readonly<Record<string, unknown>>) => boolean;
}
