import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { MockRequest } from '#mocks/mock-submissions';
import { demoFiles } from '../../../../testing/demo-data';
import { createRequestRow, openBackOffice } from '../../../../testing/inbox-rows';

export const requestsUrl = '/admin?tab=restoration';

const [sampleFile] = demoFiles;
if (!sampleFile) throw new Error('The demo data has no images.');

/** An image of the first request. */
export const samplePhoto = { id: sampleFile.id, requestId: 1, position: 0 };

export const openRequests = (
  language: Language,
  ...requests: Partial<MockRequest>[]
): Promise<UserEvent> =>
  openBackOffice(requestsUrl, {
    language,
    submissions: {
      requests: requests.map((request) => createRequestRow(request)),
      photos: [samplePhoto],
    },
  });

export const findDialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** Text of each row's cells. */
export const getCells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    );
