import { act, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { expect, test, vi } from 'vitest';
import { swrOptions } from './swr-options';
import { useReadAnew } from './use-read-anew';

const isOfLists = (key: string): boolean => key.includes('/lists/');

/** Responds with the URL and its fetch count, until the URL is set to fail. */
function shop() {
  const times = new Map<string, number>();
  const failing = new Set<string>();
  const fetcher = vi.fn(async (url: string) => {
    if (failing.has(url)) throw new Error('No.');
    const time = (times.get(url) ?? 0) + 1;
    times.set(url, time);
    return `${url} ${time}`;
  });
  return { fetcher, failing };
}

type Fetcher = ReturnType<typeof shop>['fetcher'];

function Shown({ url, fetcher }: { readonly url: string; readonly fetcher: Fetcher }) {
  const { data = 'nothing' } = useSWR(url, fetcher);
  return <p>{data}</p>;
}

function Growing({ fetcher }: { readonly fetcher: Fetcher }) {
  const { data = [] } = useSWRInfinite((index) => `/lists/grown?page=${index}`, fetcher, {
    revalidateFirstPage: false,
    initialSize: 2,
  });
  return <p>{data.join(', ')}</p>;
}

function Reader({ hand }: { readonly hand: (readAnew: ReturnType<typeof useReadAnew>) => void }) {
  hand(useReadAnew());
  return null;
}

function openPage() {
  const { fetcher, failing } = shop();
  let readAnew: ReturnType<typeof useReadAnew> = async () => [];
  const page = (...shown: string[]) => (
    <SWRConfig value={{ ...swrOptions, provider: () => memory }}>
      <Reader
        hand={(given) => {
          readAnew = given;
        }}
      />
      {shown.map((url) =>
        url === 'grown' ? (
          <Growing key={url} fetcher={fetcher} />
        ) : (
          <Shown key={url} url={url} fetcher={fetcher} />
        ),
      )}
    </SWRConfig>
  );
  const memory = new Map();
  const { rerender } = render(page());
  return {
    fetcher,
    failing,
    show: (...shown: string[]) => rerender(page(...shown)),
    readAnew: () => act(() => readAnew(isOfLists)),
  };
}

test('useRevalidate refetches mounted keys that match, and no others', async () => {
  const { show, readAnew, fetcher } = openPage();
  show('/lists/a', '/other');
  await screen.findByText('/lists/a 1');
  await screen.findByText('/other 1');
  expect(await readAnew()).toEqual([]);
  expect(screen.getByText('/lists/a 2')).toBeVisible();
  expect(fetcher).toHaveBeenCalledTimes(3);
});

test('useRevalidate keeps stale data on screen while refetching', async () => {
  const { show, readAnew, fetcher } = openPage();
  show('/lists/a');
  await screen.findByText('/lists/a 1');
  let respond: (text: string) => void = () => undefined;
  fetcher.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const reading = readAnew();
  expect(screen.getByText('/lists/a 1')).toBeVisible();
  respond('later');
  await reading;
  expect(screen.getByText('later')).toBeVisible();
});

test('useRevalidate evicts unmounted keys, which are fetched on their next mount', async () => {
  const { show, readAnew, fetcher } = openPage();
  show('/lists/a');
  await screen.findByText('/lists/a 1');
  show('/lists/b');
  await screen.findByText('/lists/b 1');
  await readAnew();
  expect(fetcher).toHaveBeenCalledTimes(3);
  show('/lists/a');
  expect(await screen.findByText('/lists/a 2')).toBeVisible();
});

test('useRevalidate refetches every page of an infinite list', async () => {
  const { show, readAnew } = openPage();
  show('grown');
  await screen.findByText('/lists/grown?page=0 1, /lists/grown?page=1 1');
  await readAnew();
  expect(screen.getByText('/lists/grown?page=0 2, /lists/grown?page=1 2')).toBeVisible();
});

test('useRevalidate resolves to the keys that failed', async () => {
  const { show, readAnew, failing } = openPage();
  show('/lists/a', '/lists/b');
  await screen.findByText('/lists/b 1');
  failing.add('/lists/b');
  expect(await readAnew()).toEqual(['/lists/b']);
  expect(screen.getByText('/lists/b 1')).toBeVisible();
  failing.clear();
  expect(await readAnew()).toEqual([]);
});
