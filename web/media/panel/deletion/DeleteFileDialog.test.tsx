import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { notSignedIn } from '#contract/session/messages';
import { delayResponse } from '../../../testing/delay-response';
import {
  findFileByTitle,
  getDetailsPanel,
  getFileCard,
  openMediaManager,
  updateFile,
} from '../../../testing/media-manager';
import { getMediaLibrary, listRequests, mockServer } from '../../../testing/mock-server';
import { declineSignIn } from '../../../testing/sign-in-dialog';

const texts = {
  column: 'Detalles del archivo',
  nothing: 'Elige un archivo para ver sus detalles',
  remove: (title: string) => `Borrar ${title}`,
  title: (title: string) => `¿Borrar «${title}»?`,
  inUse: (title: string) => `«${title}» está en uso`,
  question: '¿Seguro que quieres borrar este archivo? Esta acción no se puede deshacer.',
  listUsages: 'Estos productos lo muestran y se quedarían sin él:',
  isHeaderImage: 'Aparece en la portada de la página de inicio.',
  cancel: 'Cancelar',
  delete: 'Borrar',
  deleteAnyway: 'Borrar de todos modos',
  done: ['Archivo borrado', 'El archivo ya no está en la biblioteca'],
  failed: ['No se pudo borrar', 'No se pudo borrar el archivo'],
  notFound: 'El archivo ya no estaba',
};

const unused = 'Acacia board in afternoon light';
const used = 'Classic Board';

/** First in the library, so that a card follows it; a page uses the file too, by its tag. */
const prepareUnused = () => updateFile(unused, { tags: [], created_at: '2039-01-01 12:00:00' });

const isInLibrary = (id: string) => getMediaLibrary().rows.some((row) => row.id === id);

describe('<DeleteFileDialog>', () => {
  async function openDialog(title: string) {
    const user = await openMediaManager({ language: 'es', prepare: prepareUnused });
    const { id } = findFileByTitle(title);
    const opener = screen.getByRole('button', { name: texts.remove(title) });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: texts.title(title) }));
    expect(dialog.getByText(texts.question)).toBeVisible();
    return { user, id, opener, dialog };
  }

  test('asks, deletes, shows a toast, and focuses the next file', async () => {
    const { user, id, opener, dialog } = await openDialog(unused);
    const next = opener.closest('li')?.nextElementSibling?.querySelector('button');
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    expect(await screen.findByText(texts.done[0] as string)).toBeInTheDocument();
    expect(screen.getByText(texts.done[1] as string)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(unused)).not.toBeInTheDocument());
    expect(isInLibrary(id)).toBe(false);
    await waitFor(() => expect(next).toHaveFocus());
  });

  test('tells the service worker to refresh the catalog', async () => {
    const postMessage = vi.fn();
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller: { postMessage } },
      configurable: true,
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
    const { user, dialog } = await openDialog(unused);
    expect(postMessage).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    await waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'REFRESH_CATALOGUE' }));
  });

  test('does nothing on Cancel', async () => {
    const { user, id, opener, dialog } = await openDialog(unused);
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(opener).toHaveFocus());
    expect(isInLibrary(id)).toBe(true);
  });

  test('lists the products that use the file, asks again, and then deletes it', async () => {
    const { user, id, dialog } = await openDialog(used);
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    const secondDialog = within(await screen.findByRole('dialog', { name: texts.inUse(used) }));
    expect(secondDialog.getByText(texts.listUsages)).toBeVisible();
    expect(secondDialog.queryByText(texts.question)).not.toBeInTheDocument();
    const product = secondDialog.getByRole('link', { name: used });
    expect(product).toHaveAttribute('target', '_blank');
    expect(product.getAttribute('href')).toMatch(/^\/es\/product\/\d+$/);
    expect(secondDialog.queryByText(texts.isHeaderImage)).not.toBeInTheDocument();
    expect(isInLibrary(id)).toBe(true);
    await user.click(secondDialog.getByRole('button', { name: texts.deleteAnyway }));
    await waitFor(() => expect(isInLibrary(id)).toBe(false));
    expect(listRequests()).toContain(`/api/media/files/${id}?force=1`);
  });

  test('says that the file is the header image of the home page', async () => {
    const { user, dialog } = await openDialog(unused);
    mockServer.use(
      http.delete('*/api/media/files/:id', () =>
        HttpResponse.json(
          {
            message: 'In use',
            uses: { products: [], isHeaderImage: true, pages: [], submissions: [] },
          },
          { status: 409 },
        ),
      ),
    );
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    expect(await screen.findByText(texts.isHeaderImage)).toBeVisible();
    expect(screen.queryByText(texts.listUsages)).not.toBeInTheDocument();
  });

  test('lists the customer request and the pages that use the file', async () => {
    const { user, dialog } = await openDialog(unused);
    const uses = {
      products: [],
      isHeaderImage: false,
      pages: [{ en: 'Recipes', es: 'Recetas' }],
      submissions: [{ id: 7, name: 'Ana Núñez', createdAt: '2026-01-05T23:04:00.000Z' }],
    };
    mockServer.use(
      http.delete('*/api/media/files/:id', () =>
        HttpResponse.json({ message: 'In use', uses }, { status: 409 }),
      ),
    );
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    const secondDialog = within(await screen.findByRole('dialog', { name: texts.inUse(unused) }));
    expect(secondDialog.getByText(/^Ana Núñez, /)).toBeVisible();
    expect(secondDialog.getByText('Recetas')).toBeVisible();
  });

  test('shows an error when deleting fails, and keeps the file', async () => {
    const { user, dialog } = await openDialog(unused);
    mockServer.use(http.delete('*/api/media/files/:id', () => HttpResponse.error()));
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    expect(await screen.findByText(texts.failed[0] as string)).toBeInTheDocument();
    expect(screen.getByText(texts.failed[1] as string)).toBeInTheDocument();
    await waitFor(() => expect(getFileCard(unused)).toBeVisible());
  });

  test('stays open when the session has expired, and deletes after signing in later', async () => {
    const { user, id, dialog } = await openDialog(unused);
    mockServer.use(
      http.delete(
        '*/api/media/files/:id',
        () => HttpResponse.json({ message: notSignedIn.es }, { status: 401 }),
        { once: true },
      ),
    );
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    await declineSignIn(user);
    expect(await screen.findByText(texts.failed[0] as string)).toBeInTheDocument();
    const notice = await dialog.findByRole('alert');
    expect(notice).toHaveTextContent(notSignedIn.es);
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/admin/login');
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    await waitFor(() => expect(isInLibrary(id)).toBe(false));
  });

  test('focuses Cancel in the second dialog, so that a held key cannot confirm it', async () => {
    const { user, id, opener, dialog } = await openDialog(used);
    const first = dialog.getByRole('button', { name: texts.delete });
    await user.click(first);
    const secondDialog = within(await screen.findByRole('dialog', { name: texts.inUse(used) }));
    const cancel = secondDialog.getByRole('button', { name: texts.cancel });
    await waitFor(() => expect(cancel).toHaveFocus());
    expect(first).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(isInLibrary(id)).toBe(true);
  });

  test('cannot be canceled while the request is pending', async () => {
    const { user, id, dialog } = await openDialog(unused);
    const releaseResponse = delayResponse('delete', '/api/media/files/:id');
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: texts.title(unused) })).toBeVisible();
    releaseResponse();
    expect(await screen.findByText(texts.done[0] as string)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(isInLibrary(id)).toBe(false);
  });

  test('keeps the focus where the user moved it during revalidation', async () => {
    const { user, dialog } = await openDialog(unused);
    const releaseResponse = delayResponse('get', '/api/media/files');
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const elsewhere = screen.getAllByRole('tab')[0] as HTMLElement;
    await user.click(elsewhere);
    releaseResponse();
    await waitFor(() => expect(screen.queryByText(unused)).not.toBeInTheDocument());
    expect(elsewhere).toHaveFocus();
  });

  test('shows a toast and revalidates when the file had already been deleted', async () => {
    const { user, id, dialog } = await openDialog(unused);
    getMediaLibrary().remove(id);
    await user.click(dialog.getByRole('button', { name: texts.delete }));
    expect(await screen.findByText(texts.notFound)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(unused)).not.toBeInTheDocument());
  });

  test('clears the selection when the selected file is deleted, and does not fetch it again', async () => {
    const { user, id, dialog } = await openDialog(unused);
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await user.click(getFileCard(unused));
    await getDetailsPanel(texts.column).findByText(unused);
    await user.click(screen.getByRole('button', { name: texts.remove(unused) }));
    const secondDialog = within(await screen.findByRole('dialog'));
    const fetched = vi.fn();
    mockServer.use(http.get(`*/api/media/files/${id}`, fetched));
    await user.click(secondDialog.getByRole('button', { name: texts.delete }));
    expect(await getDetailsPanel(texts.column).findByText(texts.nothing)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(unused)).not.toBeInTheDocument());
    expect(fetched).not.toHaveBeenCalled();
  });
});
