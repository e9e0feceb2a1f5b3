import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import { InitialDataContext } from '../routing/initial-data';
import { catalogue } from '../testing/demo-shop';
import { requestsMade } from '../testing/mock-server';
import { usePart } from './use-part';

function Part({ name }: { readonly name: string }) {
  const { part } = usePart(name, listProducts, {}, (products) => `${products.length} of all`);
  return <p>{part ?? 'on its way'}</p>;
}

/** A page that brought one part of the catalogue. */
const page = (name: string) => (
  <InitialDataContext value={{ data: { first: 'as it was brought' }, variant: 0, origin: '' }}>
    <SWRConfig value={{ provider }}>
      <Part name={name} />
    </SWRConfig>
  </InitialDataContext>
);

const answers = new Map();
const provider = () => answers;

test('a part that was brought is not asked for; the next one, which was not, is', async () => {
  const { rerender } = render(page('first'));
  expect(screen.getByText('as it was brought')).toBeInTheDocument();
  expect(requestsMade()).toEqual([]);
  rerender(page('second'));
  expect(screen.getByText('on its way')).toBeInTheDocument();
  expect(await screen.findByText(`${catalogue.length} of all`)).toBeInTheDocument();
});
