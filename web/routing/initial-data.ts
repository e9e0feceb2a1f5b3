import { createContext, useContext } from 'react';

/** What a page starts with: sent by the server, or made in the browser for a page that it renders itself. */
export interface InitialData {
  /** Responses by URL. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Chooses among the page's images. */
  readonly variant: number;
  /** Scheme and host that canonical URLs start with. */
  readonly origin: string;
}

export const InitialDataContext = createContext<InitialData>({ data: {}, variant: 0, origin: '' });

export const useInitialData = (): InitialData => useContext(InitialDataContext);

/** The block in which a page rendered by the server carries its data. */
export const dataBlock = (): HTMLElement | null => document.getElementById('page-data');

export const isServerRendered = (): boolean => dataBlock() !== null;
