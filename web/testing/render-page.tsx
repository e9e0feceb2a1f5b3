import { render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type Cache, SWRConfig } from 'swr';
import { expect } from 'vitest';
import { App } from '../app/App';
import { Providers } from '../app/Providers';
import type { PageStart } from '../app/page-start';
import { findPage } from '../app/pages';
import { loadCatalogue } from '../i18n/catalogues';

/** Opens the site at an address as the browser does, with a memory of its own. Does not wait for answers. */
async function open(address: string, start: Partial<PageStart>, memory: Cache) {
  history.replaceState(null, '', address);
  const { page, address: place } = findPage(location.pathname, location.search);
  await Promise.all([page.load(), loadCatalogue(place.language)]);
  const { data = {}, variant = 0 } = start;
  const user = userEvent.setup();
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
  return { user, needs: page.needs(place).filter((need) => !(need.address in data)) };
}

/** Opens the site at an address while its answers are still on their way. */
export async function openPage(
  address: string,
  start: Partial<PageStart> = {},
): Promise<UserEvent> {
  const { user } = await open(address, start, new Map());
  return user;
}

/** Opens the site at an address and waits until everything its page needs was answered, well or badly. */
export async function renderPage(
  address: string,
  start: Partial<PageStart> = {},
): Promise<UserEvent> {
  const memory: Cache = new Map();
  const { user, needs } = await open(address, start, memory);
  await waitFor(() => {
    const unanswered = needs.filter((need) => {
      const { data, error } = memory.get(need.address) ?? {};
      return data === undefined && error === undefined;
    });
    expect(unanswered).toEqual([]);
  });
  return user;
}
