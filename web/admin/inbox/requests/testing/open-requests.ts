import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { RequestRow } from '#mocks/enquiry-rows';
import { library } from '../../../../testing/demo-shop';
import { openBackOffice, requestRow } from '../../../../testing/kept-enquiries';

/** Where the requests are. */
export const address = '/admin?tab=restoration';

const [anyFile] = library;
if (!anyFile) throw new Error('The demo shop has pictures.');

/** A photograph that came with the first request. */
export const photo = { id: anyFile.id, requestId: 1, position: 0 };

/** Opens the list of these requests as somebody who is signed in. */
export const openRequests = (
  language: Language,
  ...requests: Partial<RequestRow>[]
): Promise<UserEvent> =>
  openBackOffice(address, {
    language,
    sent: { requests: requests.map((request) => requestRow(request)), photos: [photo] },
  });

/** A dialog by its title. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** What the cells of each row say. */
export const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    );
