import { render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type Cache, SWRConfig } from 'swr';
import { expect } from 'vitest';
import { App } from '../app/App';
import { Providers } from '../app/Providers';
import { findPage } from '../app/pages';
import type { InitialData } from '../routing/initial-data';
import { loadPage } from '../routing/preload-page';

/** Milliseconds. Polls, because a response may change nothing on the page. */
const often = { interval: 10 };

/** Each call has its own SWR cache. */
async function open(
  url: string,
  { data = {}, variant = 0 }: Partial<InitialData>,
  memory: Cache,
): Promise<UserEvent> {
  history.replaceState(null, '', url);
  await loadPage(findPage(location.pathname, location.search));
  const user = userEvent.setup({ delay: null });
  render(
    <StrictMode>
      <BrowserRouter>
        <SWRConfig value={{ provider: () => memory }}>
          <Providers start={{ data, variant, origin: location.origin }}>
            <App />
          </Providers>
        </SWRConfig>
      </BrowserRouter>
    </StrictMode>,
  );
  return user;
}

/** Does not wait for responses. */
export const openPage = (url: string, start: Partial<InitialData> = {}): Promise<UserEvent> =>
  open(url, start, new Map());

/** Waits until all requests have succeeded or failed. */
export async function renderPage(
  url: string,
  start: Partial<InitialData> = {},
): Promise<UserEvent> {
  const memory: Cache = new Map();
  const user = await open(url, start, memory);
  await waitFor(() => {
    const unanswered = [...memory.keys()].filter((key) => memory.get(key)?.isValidating);
    expect(unanswered).toEqual([]);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  }, often);
  return user;
}
