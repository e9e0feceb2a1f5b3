import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from '../data/swr-options';
import { type InitialData, InitialDataContext } from '../routing/initial-data';
import { PagesContext } from '../routing/preload-page';
import { pages } from './pages';

interface AppProvidersProps {
  readonly initialData: InitialData;
  readonly children: ReactNode;
}

export const AppProviders = ({ initialData, children }: AppProvidersProps) => (
  <PagesContext value={pages}>
    <InitialDataContext value={initialData}>
      <SWRConfig value={{ ...swrOptions, fallback: initialData.data }}>{children}</SWRConfig>
    </InitialDataContext>
  </PagesContext>
);
