import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from '../data/swr-options';
import { type PageStart, PageStartContext } from './page-start';

interface ProvidersProps {
  readonly start: PageStart;
  readonly children: ReactNode;
}

/** What every page stands on: the data it came with, and how data is read. */
export const Providers = ({ start, children }: ProvidersProps) => (
  <PageStartContext value={start}>
    <SWRConfig value={{ ...swrOptions, fallback: start.data }}>{children}</SWRConfig>
  </PageStartContext>
);
