import { createContext, useContext } from 'react';

/** Embedded by the server, or created in the browser for a page that it renders itself. */
export interface InitialData {
  /** Responses by query key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Selects the hero image. */
  readonly variant: number;
  /** Origin of canonical URLs. */
  readonly origin: string;
}

export const InitialDataContext = createContext<InitialData>({ data: {}, variant: 0, origin: '' });

export const useInitialData = (): InitialData => useContext(InitialDataContext);

/** Only server-rendered pages contain it. */
export const findEmbeddedData = (): HTMLElement | null => document.getElementById('page-data');

export const isServerRendered = (): boolean => findEmbeddedData() !== null;

/** The service worker has this page on the device; its data may be old. */
export const isFromDevice = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'workerStart' in entry && Number(entry.workerStart) > 0);
