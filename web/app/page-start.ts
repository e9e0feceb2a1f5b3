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

/** What the page brought under a key of its own; undefined when it did not come from the server. */
export function useBrought<T>(key: string): T | undefined {
  return useContext(PageStartContext).data[key] as T | undefined;
}

/** The block in which a page painted by the server carries what it came with. */
export const pageData = (): HTMLElement | null => document.getElementById('page-data');

export const paintedByServer = (): boolean => pageData() !== null;

export const usePageStart = (): PageStart => useContext(PageStartContext);
