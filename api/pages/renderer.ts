import type { Endpoint, InputOf, ResponseOf } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';

/** Asks an endpoint without a network; rejects with an error that has `status` when the answer is not a good one. */
export type Answer = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;

/** A page to be painted on the server. */
export interface PageRequest {
  /** Path and query, as asked for. */
  readonly url: string;
  /** Scheme and host that canonical addresses start with. */
  readonly origin: string;
  /** Chooses among the page's pictures, from 0 up to `heroVariants`. */
  readonly variant: number;
  readonly answer: Answer;
}

/** A page as `web/server.tsx` paints it. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly language: Language;
  /** Tags for the document's head, complete. */
  readonly head: string;
  /** The application's markup. */
  readonly body: string;
  /** Data blocks for search engines, complete; the browser never renders them. */
  readonly structuredData: string;
  /** Answers the page was made from, by address: the browser starts with them and asks nothing twice. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly variant: number;
  /** Source file of the page's chunk, as the build's manifest names it. */
  readonly module: string;
  /** Rules the markup needs beside the built stylesheets, such as the colours behind its pictures. */
  readonly css: string;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** A page that search engines are told of. */
export interface ListedPage {
  /** Path and query in each language. */
  readonly address: Readonly<Record<Language, string>>;
  /** When what it shows last changed, as an ISO 8601 timestamp; undefined when nothing says so. */
  readonly changed: string | undefined;
  /** Path and query of the image it is about; undefined when it is about none of the library. */
  readonly image: string | undefined;
}

/** Every page that search engines are told of, at its canonical address. */
export type ListPages = (answer: Answer) => Promise<readonly ListedPage[]>;

/** What `web/server.tsx` exports. */
export interface Renderer {
  readonly renderPage: RenderPage;
  readonly listPages: ListPages;
}
