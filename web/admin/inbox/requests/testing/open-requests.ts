import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { MockRequest } from '#mocks/enquiry-rows';
import { library } from '../../../../testing/demo-shop';
import { openBackOffice, requestRow } from '../../../../testing/kept-enquiries';

export const requestsUrl = '/admin?tab=restoration';

const [anyFile] = library;
if (!anyFile) throw new Error('The demo data has no images.');

/** An image of the first request. */
export const samplePhoto = { id: anyFile.id, requestId: 1, position: 0 };

export const openRequests = (
  language: Language,
  ...requests: Partial<MockRequest>[]
): Promise<UserEvent> =>
  openBackOffice(requestsUrl, {
    language,
    sent: { requests: requests.map((request) => requestRow(request)), photos: [samplePhoto] },
  });

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Text of each row's cells. */
export const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    );
