import { render, screen } from '@testing-library/react';
import { type Cache, SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import { demoProducts } from '../testing/demo-data';
import { listRequests } from '../testing/mock-server';
import { query, selectFrom } from './query';
import { useQuery } from './use-query';

const createCountSelection = (name: string) =>
  selectFrom(query(listProducts, {}), name, (products) => `${products.length} in all`);

function Count({ name }: { readonly name: string }) {
  const { data } = useQuery(createCountSelection(name));
  return <p>{data ?? 'loading'}</p>;
}

test('useQuery makes no request for an embedded selection, and one for another selection', async () => {
  const fallback = { [createCountSelection('first').key]: 'embedded' };
  const cache: Cache = new Map();
  const page = (name: string) => (
    <SWRConfig value={{ provider: () => cache, fallback }}>
      <Count name={name} />
    </SWRConfig>
  );
  const { rerender } = render(page('first'));
  expect(screen.getByText('embedded')).toBeVisible();
  expect(listRequests()).toEqual([]);
  rerender(page('second'));
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText(`${demoProducts.length} in all`)).toBeVisible();
  rerender(page('first'));
  expect(screen.getByText(`${demoProducts.length} in all`)).toBeVisible();
  expect(listRequests()).toEqual(['/api/products']);
});

function CachedOnly() {
  const { data } = useQuery(query(listProducts, {}), { enabled: false });
  return <p>{data ? 'cached' : 'unknown'}</p>;
}

test('useQuery makes no request while it is not enabled', () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CachedOnly />
    </SWRConfig>,
  );
  expect(screen.getByText('unknown')).toBeVisible();
  expect(listRequests()).toEqual([]);
});
