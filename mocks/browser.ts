import { setupWorker } from 'msw/browser';
import { isApiAddress } from './http/api-address';
import { mockedShop } from './mocked-shop';
import { scenariosIn } from './scenarios';

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
  const { handlers } = mockedShop(scenariosIn(location.search), fetchPhotograph);
  const worker = setupWorker(...handlers);
  await worker.start({
    onUnhandledRequest: ({ url }, print) => {
      if (isApiAddress(url)) print.error();
    },
  });
}

async function fetchPhotograph(file: string): Promise<ArrayBuffer> {
  const address = addresses[`../api/database/seed/photographs/${file}`];
  if (address === undefined) throw new Error(`There is no photograph ${file}.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The photograph ${file} was answered ${response.status}.`);
  return response.arrayBuffer();
}
