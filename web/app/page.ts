import type { Language } from '#contract/language';
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

/** A page of the site: where it is and what draws it. */
export interface Page extends LoadablePage {
  /** Path without language, as react-router's `matchPath` reads it. */
  readonly pattern: string;
  /** Where the messages are that only this page says, if it has such. */
  readonly messages?: PageCatalogue;
  /** What it shows is kept on the device: search engines are not told of it. */
  readonly onDevice?: true;
  /** It is no page of the shop: it has a layout of its own and speaks the language its reader chose last. */
  readonly backOffice?: true;
}
