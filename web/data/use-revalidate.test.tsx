import { act, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { expect, test, vi } from 'vitest';
import { swrOptions } from './swr-options';
import { useRevalidate } from './use-revalidate';

const isListKey = (key: string): boolean => key.includes('/lists/');

/** Responds with the URL and its fetch count, until the URL is set to fail. */
function createFetcher() {
  const fetchCounts = new Map<string, number>();
  const failingUrls = new Set<string>();
  const fetcher = vi.fn(async (url: string) => {
    if (failingUrls.has(url)) throw new Error('No.');
    const count = (fetchCounts.get(url) ?? 0) + 1;
    fetchCounts.set(url, count);
    return `${url} ${count}`;
  });
  return { fetcher, failingUrls };
}

type Fetcher = ReturnType<typeof createFetcher>['fetcher'];

function Item({ url, fetcher }: { readonly url: string; readonly fetcher: Fetcher }) {
  const { data = 'nothing' } = useSWR(url, fetcher);
  return <p>{data}</p>;
}

function InfiniteList({ fetcher }: { readonly fetcher: Fetcher }) {
  const { data = [] } = useSWRInfinite((index) => `/lists/grown?page=${index}`, fetcher, {
    revalidateFirstPage: false,
    initialSize: 2,
  });
  return <p>{data.join(', ')}</p>;
}

function RevalidateProbe({
  onRevalidate,
}: {
  readonly onRevalidate: (revalidate: ReturnType<typeof useRevalidate>) => void;
}) {
  onRevalidate(useRevalidate());
  return null;
}

function openPage() {
  const { fetcher, failingUrls } = createFetcher();
  let revalidate: ReturnType<typeof useRevalidate> = async () => [];
  const page = (...urls: string[]) => (
    <SWRConfig value={{ ...swrOptions, provider: () => cache }}>
      <RevalidateProbe
        onRevalidate={(value) => {
          revalidate = value;
        }}
      />
      {urls.map((url) =>
        url === 'grown' ? (
          <InfiniteList key={url} fetcher={fetcher} />
        ) : (
          <Item key={url} url={url} fetcher={fetcher} />
        ),
      )}
    </SWRConfig>
  );
  const cache = new Map();
  const { rerender } = render(page());
  return {
    fetcher,
    failingUrls,
    showUrls: (...urls: string[]) => rerender(page(...urls)),
    revalidate: () => act(() => revalidate(isListKey)),
  };
}

test('useRevalidate refetches mounted keys that match, and no others', async () => {
  const { showUrls, revalidate, fetcher } = openPage();
  showUrls('/lists/a', '/other');
  await screen.findByText('/lists/a 1');
  await screen.findByText('/other 1');
  expect(await revalidate()).toEqual([]);
  expect(screen.getByText('/lists/a 2')).toBeVisible();
  expect(fetcher).toHaveBeenCalledTimes(3);
});

test('useRevalidate keeps stale data on screen while refetching', async () => {
  const { showUrls, revalidate, fetcher } = openPage();
  showUrls('/lists/a');
  await screen.findByText('/lists/a 1');
  let respond: (text: string) => void = () => undefined;
  fetcher.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const revalidation = revalidate();
  expect(screen.getByText('/lists/a 1')).toBeVisible();
  respond('later');
  await revalidation;
  expect(screen.getByText('later')).toBeVisible();
});

test('useRevalidate evicts unmounted keys, which are fetched on their next mount', async () => {
  const { showUrls, revalidate, fetcher } = openPage();
  showUrls('/lists/a');
  await screen.findByText('/lists/a 1');
  showUrls('/lists/b');
  await screen.findByText('/lists/b 1');
  await revalidate();
  expect(fetcher).toHaveBeenCalledTimes(3);
  showUrls('/lists/a');
  expect(await screen.findByText('/lists/a 2')).toBeVisible();
});

test('useRevalidate refetches every page of an infinite list', async () => {
  const { showUrls, revalidate } = openPage();
  showUrls('grown');
  await screen.findByText('/lists/grown?page=0 1, /lists/grown?page=1 1');
  await revalidate();
  expect(screen.getByText('/lists/grown?page=0 2, /lists/grown?page=1 2')).toBeVisible();
});

test('useRevalidate resolves to the keys that failed', async () => {
  const { showUrls, revalidate, failingUrls } = openPage();
  showUrls('/lists/a', '/lists/b');
  await screen.findByText('/lists/b 1');
  failingUrls.add('/lists/b');
  expect(await revalidate()).toEqual(['/lists/b']);
  expect(screen.getByText('/lists/b 1')).toBeVisible();
  failingUrls.clear();
  expect(await revalidate()).toEqual([]);
});
