import { setupWorker } from 'msw/browser';
import { firstEnquiries } from './factories/first-enquiries';
import { isApiAddress } from './http/api-address';
import { mockedShop } from './mocked-shop';
import { type Scenarios, scenariosIn } from './scenarios';
import { tabSession } from './tables/tab-session';

const addresses = import.meta.glob<string>('../api/database/seed/photographs/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Answers the page's API calls in the browser, in the scenarios its address names.
 * Rejects when the address names an unknown one; a call that no mock answers is an error, pages and assets pass.
 */
export async function startMocks(): Promise<void> {
  const scenarios = scenariosIn(location.search);
  const { handlers } = mockedShop(scenarios, {
    photographBytes: fetchPhotograph,
    isOffline: lineOf(scenarios),
    sessionPlace: tabSession(sessionStorage),
    sentBefore: firstEnquiries,
  });
  const worker = setupWorker(...handlers);
  await worker.start({
    onUnhandledRequest: ({ url }, print) => {
      if (isApiAddress(url)) print.error();
    },
  });
}

/**
 * Tells whether there is no line to the shop: as the scenario has it at first, then as the browser says. 'Offline' in
 * its developer tools cuts the line and gives it back, and so do `dispatchEvent(new Event('offline'))` and `'online'`.
 */
function lineOf(scenarios: Scenarios): () => boolean {
  let isOffline = scenarios.has('offline');
  addEventListener('offline', () => {
    isOffline = true;
  });
  addEventListener('online', () => {
    isOffline = false;
  });
  return () => isOffline;
}

async function fetchPhotograph(file: string): Promise<ArrayBuffer> {
  const address = addresses[`../api/database/seed/photographs/${file}`];
  if (address === undefined) throw new Error(`There is no photograph ${file}.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The photograph ${file} was answered ${response.status}.`);
  return response.arrayBuffer();
}
