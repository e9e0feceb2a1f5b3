import { createContext, useContext } from 'react';

/** What a page came with. */
export interface PageStart {
  /** Answers by address. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Chooses among the page's pictures. */
  readonly variant: number;
  /** Scheme and host that canonical addresses start with. */
  readonly origin: string;
}

export const PageStartContext = createContext<PageStart>({ data: {}, variant: 0, origin: '' });

export const usePageStart = (): PageStart => useContext(PageStartContext);
