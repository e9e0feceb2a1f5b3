import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from '../data/swr-options';
import { type InitialData, InitialDataContext } from '../routing/initial-data';
import { PagesContext } from '../routing/preload-page';
import { pages } from './pages';

interface ProvidersProps {
  readonly start: InitialData;
  readonly children: ReactNode;
}

export const Providers = ({ start, children }: ProvidersProps) => (
  <PagesContext value={pages}>
    <InitialDataContext value={start}>
      <SWRConfig value={{ ...swrOptions, fallback: start.data }}>{children}</SWRConfig>
    </InitialDataContext>
  </PagesContext>
);
