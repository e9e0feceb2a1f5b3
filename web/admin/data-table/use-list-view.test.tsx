import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useListView } from './use-list-view';

const defaults = {
  sort: 'date:desc',
  filters: ['from', 'to'],
  query: v.object({ from: v.string(), to: v.string() }),
};

test('useListView keeps two changes made before the location updates', async () => {
  const { result } = renderHook(
    () => ({ view: useListView(defaults), search: useLocation().search }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/admin?tab=orders&page=2']}>{children}</MemoryRouter>
      ),
    },
  );
  act(() => {
    const { change } = result.current.view;
    change({ filters: { from: '2026-12-01' } }, { replace: true });
    change({ filters: { to: '2026-12-05' } }, { replace: true });
  });
  expect(result.current.search).toBe('?tab=orders&from=2026-12-01&to=2026-12-05');
});
