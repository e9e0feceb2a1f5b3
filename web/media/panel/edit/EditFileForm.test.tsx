import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { mediaMessages } from '#contract/media/admin-messages';
import { notSignedIn } from '#contract/session/messages';
import { getCurrentUrl } from '../../../testing/current-url';
import { delayResponse } from '../../../testing/delay-response';
import { openBackOffice } from '../../../testing/inbox-rows';
import {
  findFileByTitle,
  getDetailsPanel,
  getFileCard,
  openMediaManager,
  updateFile,
} from '../../../testing/media-manager';
import { getMediaLibrary, mockServer } from '../../../testing/mock-server';
import { declineSignIn } from '../../../testing/sign-in-dialog';
import { blocksUnload } from '../../uploader/testing/stub-uploads';

const texts = {
  column: 'File Details',
  edit: 'Edit',
  title: /^Title/,
  description: 'Description',
  tags: 'Tags (comma separated)',
  alt: ['Alt text in English', 'Alt text in Spanish'],
  folder: 'Folder',
  prompt: 'Say what the picture shows, for people who hear the page instead of seeing it.',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  done: ['Update successful', 'File information updated successfully'],
  failed: ['Update failed', 'Failed to update file information'],
  signIn: 'Sign in, in a new tab',
};

const title = 'Classic Board';

describe('<EditFileForm>', () => {
  const getDetails = () => getDetailsPanel(texts.column);
  const getField = (name: string | RegExp) => getDetails().getByRole('textbox', { name });

  async function openForm(prepare?: () => void) {
    const user = await openMediaManager({ language: 'en', ...(prepare && { prepare }) });
    await user.click(getFileCard(title));
    await user.click(await getDetails().findByRole('button', { name: texts.edit }));
    return { user, save: getDetails().getByRole('button', { name: texts.save }) };
  }

  test('starts with the stored values', async () => {
    await openForm();
    const { tags, alt } = findFileByTitle(title);
    expect(getField(texts.title)).toHaveValue(title);
    expect(getField(texts.title)).toBeRequired();
    expect(getField(texts.description)).toHaveValue('');
    expect(getField(texts.tags)).toHaveValue(tags.join(', '));
    expect(texts.alt.map((name) => (getField(name) as HTMLInputElement).value)).toEqual([
      alt.en,
      alt.es,
    ]);
    expect(getDetails().queryByText(texts.prompt)).not.toBeInTheDocument();
  });

  test('asks for alt text when there is none', async () => {
    await openForm(() => updateFile(title, { alt: { en: '', es: '' } }));
    for (const name of texts.alt) {
      expect(getField(name)).toHaveValue('');
      expect(getField(name)).toHaveAccessibleDescription(texts.prompt);
    }
  });

  test('saves, shows a toast, and focuses the Edit button', async () => {
    const { user, save } = await openForm();
    await user.clear(getField(texts.title));
    await user.type(getField(texts.title), 'Harvest Board');
    await user.clear(getField(texts.tags));
    await user.type(getField(texts.tags), 'boards, autumn,, boards');
    const releaseResponse = delayResponse('put', '/api/media/files/:id');
    await user.click(save);
    expect(await getDetails().findByRole('button', { name: texts.saving })).toBeDisabled();
    releaseResponse();
    expect(await screen.findByText(texts.done[0] as string)).toBeInTheDocument();
    expect(screen.getByText(texts.done[1] as string)).toBeInTheDocument();
    await waitFor(() =>
      expect(getDetails().getByRole('button', { name: texts.edit })).toHaveFocus(),
    );
    expect(findFileByTitle('Harvest Board').tags).toEqual(['boards', 'autumn']);
    expect(getDetails().getByText('boards, autumn')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Harvest Board / })).toBeVisible();
  });

  test('moves the file to another folder', async () => {
    const { user, save } = await openForm();
    const folder = getDetails().getByRole('combobox', { name: texts.folder });
    await waitFor(() => expect(folder).toHaveDisplayValue('Talavera'));
    await user.selectOptions(folder, 'Pages');
    await user.click(save);
    await waitFor(() => expect(findFileByTitle(title).folder_id).toBe('pages'));
  });

  test('requires a title', async () => {
    const { user, save } = await openForm();
    await user.clear(getField(texts.title));
    await user.click(save);
    await waitFor(() =>
      expect(getField(texts.title)).toHaveAccessibleDescription(mediaMessages.title.en),
    );
    expect(findFileByTitle(title)).toBeDefined();
  });

  test("shows the server's error, and keeps what was typed", async () => {
    const { user, save } = await openForm();
    mockServer.use(
      http.put('*/api/media/files/:id', () =>
        HttpResponse.json({ message: 'The disk is full.' }, { status: 500 }),
      ),
    );
    await user.type(getField(texts.description), 'For two');
    await user.click(save);
    expect(await screen.findByText(texts.failed[0] as string)).toBeInTheDocument();
    expect(screen.getByText(texts.failed[1] as string)).toBeInTheDocument();
    expect(await getDetails().findByRole('alert')).toHaveTextContent('The disk is full.');
    expect(getField(texts.description)).toHaveValue('For two');
    expect(getDetails().getByRole('button', { name: texts.save })).toBeEnabled();
  });

  test('keeps what was typed when the session has expired, and saves after signing in later', async () => {
    const { user, save } = await openForm();
    mockServer.use(
      http.put(
        '*/api/media/files/:id',
        () => HttpResponse.json({ message: notSignedIn.en }, { status: 401 }),
        { once: true },
      ),
    );
    await user.type(getField(texts.description), 'For two');
    await user.click(save);
    await declineSignIn(user);
    expect(await screen.findByText(texts.failed[0] as string)).toBeInTheDocument();
    const notice = await getDetails().findByRole('alert');
    expect(notice).toHaveTextContent(notSignedIn.en);
    expect(within(notice).getByRole('link', { name: texts.signIn })).toHaveAttribute(
      'href',
      '/admin/login',
    );
    expect(getField(texts.description)).toHaveValue('For two');
    await user.click(getDetails().getByRole('button', { name: texts.save }));
    await waitFor(() => expect(findFileByTitle(title).description).toBe('For two'));
  });

  test('discards the changes on Cancel', async () => {
    const { user } = await openForm();
    await user.type(getField(texts.title), ' with figs');
    await user.click(getDetails().getByRole('button', { name: texts.cancel }));
    await waitFor(() =>
      expect(getDetails().getByRole('button', { name: texts.edit })).toHaveFocus(),
    );
    expect(findFileByTitle(title)).toBeDefined();
  });
});

test('<EditFileForm> sends only changed fields', async () => {
  const user = await openMediaManager();
  await user.click(getFileCard(title));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  getMediaLibrary().put({ ...findFileByTitle(title), tags: ['changed by somebody else'] });
  await user.type(getDetailsPanel().getByRole('textbox', { name: 'Description' }), 'For two');
  await user.click(getDetailsPanel().getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(findFileByTitle(title).description).toBe('For two'));
  expect(findFileByTitle(title).tags).toEqual(['changed by somebody else']);
});

test('<EditFileForm> closes and shows the saved values before the files are revalidated', async () => {
  const user = await openMediaManager();
  await user.click(getFileCard(title));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  const release = ['/api/media/files', '/api/media/files/:id'].map((path) =>
    delayResponse('get', path),
  );
  await user.type(getDetailsPanel().getByRole('textbox', { name: 'Description' }), 'For two');
  await user.click(getDetailsPanel().getByRole('button', { name: 'Save Changes' }));
  expect(await getDetailsPanel().findByText('For two')).toBeVisible();
  expect(getDetailsPanel().queryByRole('textbox')).not.toBeInTheDocument();
  for (const releaseResponse of release) releaseResponse();
});

test("<EditFileForm> ignores a late response after another file's form was opened", async () => {
  const user = await openMediaManager();
  await user.click(getFileCard(title));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  const releaseResponse = delayResponse('put', '/api/media/files/:id');
  await user.click(getDetailsPanel().getByRole('button', { name: 'Save Changes' }));
  await user.click(getFileCard('Garden Board'));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  await user.type(getDetailsPanel().getByRole('textbox', { name: 'Description' }), 'With figs');
  releaseResponse();
  expect(await screen.findByText('Update successful')).toBeInTheDocument();
  expect(getDetailsPanel().getByRole('textbox', { name: 'Description' })).toHaveValue('With figs');
});

test('<EditFileForm> with unsaved changes blocks unload and links', async () => {
  const user = await openMediaManager();
  await user.click(getFileCard(title));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  expect(blocksUnload()).toBe(false);
  const description = getDetailsPanel().getByRole('textbox', { name: 'Description' });
  await user.type(description, 'For two');
  expect(blocksUnload()).toBe(true);
  const link = screen.getByRole('link', { name: 'Dashboard' });
  // jsdom only follows links to fragments.
  link.setAttribute('href', '#left-to-the-browser');
  await user.click(link);
  expect(location.hash).toBe('#left-to-the-browser');
  expect(description).toHaveValue('For two');
  await user.click(getDetailsPanel().getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(findFileByTitle(title).description).toBe('For two'));
  await waitFor(() => expect(blocksUnload()).toBe(false));
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('<EditFileForm> with unsaved changes asks on browser back, and leaves after Discard', async () => {
  const user = await openBackOffice('/admin/settings');
  await user.click(screen.getByRole('link', { name: 'Media Gallery' }));
  await user.click(await screen.findByRole('button', { name: /^Classic Board / }));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  const description = getDetailsPanel().getByRole('textbox', { name: 'Description' });
  await user.type(description, 'For two');
  const findQuestion = async () =>
    within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  history.back();
  await user.click((await findQuestion()).getByRole('button', { name: 'Keep editing' }));
  expect(getCurrentUrl()).toBe('/admin/media');
  expect(description).toHaveValue('For two');
  history.back();
  await user.click((await findQuestion()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(getCurrentUrl()).toBe('/admin/settings'));
  expect(findFileByTitle(title).description).toBe('');
});

test('<EditFileForm> keeps what was typed when switching tabs', async () => {
  const user = await openMediaManager();
  await user.click(getFileCard(title));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  await user.type(getDetailsPanel().getByRole('textbox', { name: 'Description' }), 'For two');
  await user.click(screen.getByRole('tab', { name: 'Folders' }));
  await user.click(screen.getByRole('tab', { name: 'Browse Files' }));
  expect(getDetailsPanel().getByRole('textbox', { name: 'Description' })).toHaveValue('For two');
});
