import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { delayResponse } from '../../../testing/delay-response';
import {
  findFileByTitle,
  getDetailsPanel,
  getFileCard,
  openMediaManager,
  updateFile,
} from '../../../testing/media-manager';
import { getMediaLibrary, mockServer } from '../../../testing/mock-server';

const texts = {
  column: 'File Details',
  nothing: 'Select a file to view details',
  loading: 'Loading the details…',
  names: ['Title', 'Description', 'Created', 'Size', 'Dimensions', 'Tags'],
  alt: ['Alt text in English', 'Alt text in Spanish'],
  created: /^Jan 5, 2026 \d{1,2}:\d\d [AP]M$/,
  noDescription: 'No description',
  noTags: 'No tags',
  noAlt: 'Not written yet',
  unknown: 'Unknown',
  isPrivate: 'Private: visitors to the shop can’t see it.',
  edit: 'Edit',
  download: 'Download',
  missing: 'File details not available',
  failed: 'Failed to fetch file',
  again: 'Try again',
};

const title = 'Classic Board';

describe('<FileDetails>', () => {
  const getDetails = () => getDetailsPanel(texts.column);
  const getDetailValues = () =>
    Object.fromEntries(
      getDetails()
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  test('shows a hint until a file is selected, then all its details', async () => {
    const user = await openMediaManager({
      language: 'en',
      prepare: () => updateFile(title, { size: 254_259, description: 'For two to four' }),
    });
    expect(getDetails().getByText(texts.nothing)).toBeVisible();
    const releaseResponse = delayResponse('get', '/api/media/files/:id');
    await user.click(getFileCard(title));
    expect(getFileCard(title)).toHaveAttribute('aria-pressed', 'true');
    expect(getDetails().getByText(texts.loading)).toBeInTheDocument();
    releaseResponse();
    await getDetails().findByRole('button', { name: texts.edit });
    const { tags, alt, width, height, id } = findFileByTitle(title);
    expect(getDetailValues()).toEqual(
      Object.fromEntries([
        [texts.names[0], title],
        [texts.names[1], 'For two to four'],
        [texts.names[2], expect.stringMatching(texts.created)],
        [texts.names[3], '248.3 KB'],
        [texts.names[4], `${width} × ${height}`],
        [texts.names[5], tags.join(', ')],
        [texts.alt[0], alt.en],
        [texts.alt[1], alt.es],
      ]),
    );
    expect(getDetails().getByRole('img', { name: alt.en })).toBeInTheDocument();
    const download = getDetails().getByRole('link', { name: texts.download });
    expect(download).toHaveAttribute('href', `/api/media/files/${id}/download`);
    expect(download).toHaveAttribute('download');
    expect(getDetails().queryByText(texts.isPrivate)).not.toBeInTheDocument();
  });

  test('shows placeholders for missing values', async () => {
    const user = await openMediaManager({
      language: 'en',
      prepare: () => updateFile(title, { tags: [], alt: { en: '', es: '' }, privacy: 'private' }),
    });
    mockServer.use(
      http.get('*/api/media/files/:id', () => {
        const file = getMediaLibrary().files.find((candidate) => candidate.title === title);
        return HttpResponse.json({ file: { ...file, width: 0 } });
      }),
    );
    await user.click(getFileCard(title));
    await getDetails().findByRole('button', { name: texts.edit });
    expect(getDetailValues()).toMatchObject({
      [texts.names[1] as string]: texts.noDescription,
      [texts.names[4] as string]: texts.unknown,
      [texts.names[5] as string]: texts.noTags,
      [texts.alt[0] as string]: texts.noAlt,
      [texts.alt[1] as string]: texts.noAlt,
    });
    expect(getDetails().getByText(texts.isPrivate)).toBeVisible();
  });

  test('says that the file no longer exists', async () => {
    const user = await openMediaManager({ language: 'en' });
    getMediaLibrary().remove(findFileByTitle(title).id);
    await user.click(getFileCard(title));
    expect(await getDetails().findByText(texts.missing)).toBeVisible();
    expect(getDetails().queryByText(texts.failed)).not.toBeInTheDocument();
  });

  test('shows an error when loading fails, and retries', async () => {
    const user = await openMediaManager({ language: 'en' });
    mockServer.use(http.get('*/api/media/files/:id', () => HttpResponse.error(), { once: true }));
    await user.click(getFileCard(title));
    expect(await getDetails().findByText(texts.missing)).toBeVisible();
    expect(getDetails().getByText(texts.failed)).toBeVisible();
    await user.click(getDetails().getByRole('button', { name: texts.again }));
    expect(await getDetails().findByRole('button', { name: texts.edit })).toBeVisible();
  });
});

test('<FileCard> opens the preview in a new tab', async () => {
  await openMediaManager();
  const link = screen.getByRole('link', { name: `Open preview of ${title} in a new tab` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', expect.stringContaining(findFileByTitle(title).id));
});

describe('<DetailsColumn> in a single column', () => {
  const goBack = (user: UserEvent) =>
    user.click(getDetailsPanel().getByRole('button', { name: 'Back to the files' }));

  test('scrolls the details into view, and links back to the card', async () => {
    const user = await openMediaManager();
    const before = window.innerWidth;
    window.innerWidth = 390;
    await user.click(getFileCard(title));
    window.innerWidth = before;
    await waitFor(() => expect(screen.getByRole('region', { name: 'File Details' })).toHaveFocus());
    await goBack(user);
    expect(getFileCard(title)).toHaveFocus();
  });

  test.each(['Folders', 'Upload'])(
    'links back to the tab "%s" when the card is not visible',
    async (name) => {
      const user = await openMediaManager();
      await user.click(getFileCard(title));
      const tab = screen.getByRole('tab', { name });
      await user.click(tab);
      await goBack(user);
      expect(tab).toHaveFocus();
    },
  );

  test('links back to the search result, or to the tabs when the search is closed', async () => {
    const user = await openMediaManager();
    await user.click(screen.getByRole('tab', { name: 'Search' }));
    await user.type(screen.getByRole('searchbox'), 'classic{Enter}');
    await waitFor(() => expect(getFileCard(title)).toBeVisible());
    await user.click(getFileCard(title));
    await goBack(user);
    expect(getFileCard(title)).toHaveFocus();
    const browse = screen.getByRole('tab', { name: 'Browse Files' });
    await user.click(browse);
    await goBack(user);
    expect(browse).toHaveFocus();
  });
});

test('<DetailsColumn> in two columns does not move the focus', async () => {
  const user = await openMediaManager();
  await user.click(getFileCard(title));
  await getDetailsPanel().findByRole('button', { name: 'Edit' });
  expect(getFileCard(title)).toHaveFocus();
});
