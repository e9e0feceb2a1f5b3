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

/** An answer that changes nothing on the page is noticed by looking again, in milliseconds. */
const often = { interval: 10 };

/** Opens the site at an address as the browser does, with a memory of its own. */
async function open(
  address: string,
  { data = {}, variant = 0 }: Partial<InitialData>,
  memory: Cache,
): Promise<UserEvent> {
  history.replaceState(null, '', address);
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

/** Opens the site at an address while its answers are still on their way. */
export const openPage = (address: string, start: Partial<InitialData> = {}): Promise<UserEvent> =>
  open(address, start, new Map());

/** Opens the site at an address and waits until everything it asks for was answered, well or badly. */
export async function renderPage(
  address: string,
  start: Partial<InitialData> = {},
): Promise<UserEvent> {
  const memory: Cache = new Map();
  const user = await open(address, start, memory);
  await waitFor(() => {
    const unanswered = [...memory.keys()].filter((key) => memory.get(key)?.isValidating);
    expect(unanswered).toEqual([]);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  }, often);
  return user;
}
