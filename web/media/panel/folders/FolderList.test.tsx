import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { mediaMessages } from '#contract/media/admin-messages';
import { notSignedIn } from '#contract/session/messages';
import { openMediaManager } from '../../../testing/media-manager';
import { getMediaLibrary, mockServer, resetMockServer } from '../../../testing/mock-server';
import { declineSignIn } from '../../../testing/sign-in-dialog';

const texts = {
  folders: 'Carpetas',
  created: 'Creada el 5 ene 2026',
  none: 'No se encontraron carpetas',
  failed: 'No se pudieron cargar las carpetas',
  again: 'Intentar de nuevo',
  dialog: 'Crear carpeta nueva',
  name: 'Nombre de la carpeta',
  cancel: 'Cancelar',
  create: 'Crear',
  unmade: 'No se pudo crear la carpeta. Inténtalo de nuevo.',
};

const respondWithFolders = (...answer: [body: object, init?: { status: number }]) =>
  mockServer.use(http.get('*/api/media/folders', () => HttpResponse.json(...answer)));

describe('<FolderList>', () => {
  async function openFolders(prepare?: () => void) {
    const user = await openMediaManager({ language: 'es', ...(prepare && { prepare }) });
    await user.click(screen.getByRole('tab', { name: texts.folders }));
    return user;
  }

  async function openCreateDialog(name: string) {
    const user = await openFolders();
    const opener = screen.getByRole('button', { name: texts.dialog });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: texts.dialog }));
    const field = dialog.getByRole('textbox', { name: new RegExp(texts.name) });
    await waitFor(() => expect(field).toHaveFocus());
    if (name) await user.type(field, name);
    return { user, opener, dialog, field };
  }

  test('lists folders with their creation dates', async () => {
    await openFolders();
    const row = await screen.findByRole('button', { name: /^Talavera/ });
    expect(row).toHaveTextContent(texts.created);
  });

  test('shows an empty state', async () => {
    await openFolders(() => respondWithFolders({ folders: [] }));
    expect(await screen.findByRole('heading', { name: texts.none })).toBeVisible();
  });

  test('shows an error when loading fails, and retries', async () => {
    const user = await openFolders(() =>
      respondWithFolders({ message: 'Broken' }, { status: 500 }),
    );
    expect(await screen.findByText(texts.failed)).toBeVisible();
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: texts.again }));
    expect(await screen.findByRole('button', { name: /^Talavera/ })).toBeVisible();
  });

  test('creates a folder and lists it', async () => {
    const { user, dialog, opener } = await openCreateDialog('Autumn');
    await user.click(dialog.getByRole('button', { name: texts.create }));
    expect(await screen.findByRole('button', { name: /^Autumn/ })).toBeVisible();
    expect(getMediaLibrary().folders.map(({ name }) => name)).toContain('Autumn');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test.each([
    { typed: '', rule: mediaMessages.folderName },
    { typed: 'Talavera', rule: mediaMessages.folderNameTaken },
  ])('shows the error for the name "$typed" at the field', async ({ typed, rule }) => {
    const { user, dialog, field } = await openCreateDialog(typed);
    await user.click(dialog.getByRole('button', { name: texts.create }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(rule.es));
    expect(field).toBeInvalid();
  });

  test('keeps the typed name when creating fails', async () => {
    const { user, dialog, field } = await openCreateDialog('Autumn');
    mockServer.use(http.post('*/api/media/folders', () => HttpResponse.error()));
    await user.click(dialog.getByRole('button', { name: texts.create }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(texts.unmade));
    expect(field).toHaveValue('Autumn');
  });

  test('creates the folder once when the session has expired and the user signs in later', async () => {
    const { user, dialog, field } = await openCreateDialog('Autumn');
    mockServer.use(
      http.post(
        '*/api/media/folders',
        () => HttpResponse.json({ message: notSignedIn.es }, { status: 401 }),
        { once: true },
      ),
    );
    await user.click(dialog.getByRole('button', { name: texts.create }));
    await declineSignIn(user);
    const notice = await dialog.findByRole('alert');
    expect(notice).toHaveTextContent(notSignedIn.es);
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/admin/login');
    expect(field).toHaveValue('Autumn');
    await user.click(dialog.getByRole('button', { name: texts.create }));
    expect(await screen.findByRole('button', { name: /^Autumn/ })).toBeVisible();
  });

  test('creates nothing on Cancel', async () => {
    const { user, dialog, opener } = await openCreateDialog('Autumn');
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(opener).toHaveFocus());
    expect(getMediaLibrary().folders.map(({ name }) => name)).not.toContain('Autumn');
  });
});

describe('<FolderRow>', () => {
  const weddings = { id: 'bodas', name: 'Bodas', created_at: '2026-05-01T18:00:00.000Z' };

  async function openFolders() {
    const user = await openMediaManager({ prepare: () => getMediaLibrary().putFolder(weddings) });
    await user.click(screen.getByRole('tab', { name: 'Folders' }));
    await screen.findByRole('button', { name: /^Bodas/ });
    return user;
  }

  async function askToDelete(user: UserEvent, name: string) {
    const opener = screen.getByRole('button', { name: `Delete ${name}` });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: `Delete “${name}”?` }));
    return { opener, dialog };
  }

  test('renames the folder', async () => {
    const user = await openFolders();
    await user.click(screen.getByRole('button', { name: 'Rename Bodas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Bodas”' }));
    const field = dialog.getByRole('textbox', { name: /Folder Name/ });
    expect(field).toHaveValue('Bodas');
    await user.clear(field);
    await user.type(field, 'talavera');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(mediaMessages.reservedFolder.en));
    await user.clear(field);
    await user.type(field, 'Bodas 2027');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('button', { name: /^Bodas 2027/ })).toBeVisible();
    expect(screen.getByText('It’s now called Bodas 2027.')).toBeInTheDocument();
  });

  test('deletes an empty folder, and keeps the focus in the list', async () => {
    const user = await openFolders();
    const { dialog } = await askToDelete(user, 'Bodas');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Folder “Bodas” deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Bodas/ })).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pages/ })).toHaveFocus());
  });

  test('does not delete on Cancel', async () => {
    const user = await openFolders();
    const { dialog, opener } = await askToDelete(user, 'Bodas');
    expect(
      dialog.getByText('A folder is only deleted when there are no pictures in it.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    expect(getMediaLibrary().folders.map(({ name }) => name)).toContain('Bodas');
  });

  test('does not delete a folder that contains images', async () => {
    const user = await openFolders();
    const { dialog, opener } = await askToDelete(user, 'Pages');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(mediaMessages.folderNotEmpty.en)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Pages/ })).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('does not offer to rename a system folder', async () => {
    await openFolders();
    expect(screen.queryByRole('button', { name: 'Rename Talavera' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Talavera' })).toBeNull();
  });
});

test('<FolderList> opens a folder and shows its files', async () => {
  const user = await openMediaManager();
  await user.click(screen.getByRole('tab', { name: 'Folders' }));
  await user.click(await screen.findByRole('button', { name: /^Pages/ }));
  expect(screen.getByRole('tab', { name: 'Browse Files', selected: true })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveDisplayValue('Pages');
  const inPages = getMediaLibrary().rows.filter(({ folder_id }) => folder_id === 'pages');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(inPages.length),
  );
});
