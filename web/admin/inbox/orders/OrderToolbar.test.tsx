import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '../../../testing/browser/storefront-texts';
import { createOrderRow, openBackOffice } from '../../../testing/inbox-rows';
import { listRequests } from '../../../testing/mock-server';

const url = '/admin?tab=orders';

test('filters by event date narrow and sort the orders, and apply to the exported CSV file', async () => {
  const orders = ['2026-12-06', '2026-11-28', '2026-12-05'].map((eventDate, index) =>
    createOrderRow({ id: index + 1, eventDate }),
  );
  const user = await openBackOffice(url, { submissions: { orders } });
  const numbers = () =>
    screen.getAllByRole('rowheader').map((header) => header.textContent?.replace('Unread: ', ''));
  await user.click(screen.getByRole('button', { name: 'Event' }));
  await waitFor(() => expect(numbers()).toEqual(['LH-1002', 'LH-1003', 'LH-1001']));
  const entryCount = history.length;
  await user.type(screen.getByLabelText('Event from'), '2026-12-01');
  await waitFor(() => expect(numbers()).toEqual(['LH-1003', 'LH-1001']));
  await user.type(screen.getByLabelText('Event until'), '2026-12-05');
  await waitFor(() => expect(numbers()).toEqual(['LH-1003']));
  // Typing adds no history entries.
  expect(history).toHaveLength(entryCount);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const query = 'from=2026-12-01&q=&sort=event%3Aasc&to=2026-12-05&unread=0';
  await waitFor(() => expect(listRequests()).toContain(`/api/order-requests.csv?${query}`));
});

const textsByLanguage = {
  en: { until: 'Event until', reversed: 'This day is before the first one.' },
  es: { until: 'Evento hasta', reversed: 'Este día es anterior al primero.' },
};

test.each(languages)('reports an event date range in the wrong order, in %s', async (language) => {
  const texts = textsByLanguage[language];
  await openBackOffice(`${url}&from=2026-12-05&to=2026-12-01`, { language });
  expect(screen.getByLabelText(texts.until)).toHaveAccessibleDescription(texts.reversed);
});
