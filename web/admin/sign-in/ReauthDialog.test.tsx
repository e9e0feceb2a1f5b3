import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { invalidCredentials, notSignedIn } from '#contract/session/messages';
import { mockAdmin } from '#mocks/mock-admin';
import { readImage } from '../../media/uploader/testing/images';
import {
  findFileByTitle,
  getDetailsPanel,
  getFileCard,
  openMediaManager,
} from '../../testing/media-manager';
import { getMediaLibrary, listRequests, mockServer } from '../../testing/mock-server';

const textsByLanguage = {
  en: {
    title: 'Your session has ended',
    lead: 'Nothing you typed is lost: sign in and pick up where you left off.',
    notNow: 'Not now',
    username: /^Username/,
    password: /^Password/,
    signIn: 'Sign in',
    error: 'An error occurred',
    details: 'File Details',
    edit: 'Edit',
    description: 'Description',
    save: 'Save Changes',
    saved: 'File information updated successfully',
    folders: 'Folders',
    newFolder: 'Create New Folder',
    folderName: /^Folder Name/,
    create: 'Create',
    upload: 'Upload',
    choose: 'Choose pictures',
    uploaded: 'Upload successful!',
  },
  es: {
    title: 'Tu sesión terminó',
    lead: 'No se pierde nada de lo que escribiste: inicia sesión y tu trabajo sigue donde se quedó.',
    notNow: 'Ahora no',
    username: /^Usuario/,
    password: /^Contraseña/,
    signIn: 'Iniciar sesión',
    error: 'Ocurrió un error',
    details: 'Detalles del archivo',
    edit: 'Editar',
    description: 'Descripción',
    save: 'Guardar cambios',
    saved: 'Información del archivo actualizada',
    folders: 'Carpetas',
    newFolder: 'Crear carpeta nueva',
    folderName: /^Nombre de la carpeta/,
    create: 'Crear',
    upload: 'Subir',
    choose: 'Elegir imágenes',
    uploaded: '¡Listo, ya se subió!',
  },
} as const;

const fileTitle = 'Garden Board';

describe('<ReauthDialog>', () => {
  const texts = textsByLanguage.es;
  const getDetails = () => getDetailsPanel(texts.details);
  const getDescription = () => getDetails().getByRole('textbox', { name: texts.description });

  /** Submits a form after the session has expired. */
  async function saveAfterExpiry() {
    const user = await openMediaManager({ language: 'es', scenarios: ['expired-session'] });
    await user.click(getFileCard(fileTitle));
    await user.click(await getDetails().findByRole('button', { name: texts.edit }));
    await user.type(getDescription(), 'For two');
    await user.click(getDetails().getByRole('button', { name: texts.save }));
    return { user, dialog: await findReauthDialog() };
  }

  const findReauthDialog = async () =>
    within(await screen.findByRole('dialog', { name: texts.title }));

  async function submitSignIn(user: UserEvent, password: string = mockAdmin.password) {
    const dialog = await findReauthDialog();
    expect(dialog.getByLabelText(texts.username)).toHaveValue(mockAdmin.username);
    await user.clear(dialog.getByLabelText(texts.password));
    await user.type(dialog.getByLabelText(texts.password), password);
    await user.click(dialog.getByRole('button', { name: texts.signIn }));
  }

  const waitUntilClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: texts.title })).toBeNull());

  test('opens over the form when a save fails with 401, and repeats the save after signing in', async () => {
    const { user, dialog } = await saveAfterExpiry();
    expect(dialog.getByText(texts.lead)).toBeVisible();
    expect(findFileByTitle(fileTitle).description).not.toBe('For two');
    await submitSignIn(user);
    await waitUntilClosed();
    await waitFor(() => expect(findFileByTitle(fileTitle).description).toBe('For two'));
    expect(await screen.findByText(texts.saved)).toBeInTheDocument();
    expect(location.pathname).toBe('/admin/media-manager');
  });

  test('shows an error for wrong credentials and allows another attempt', async () => {
    const { user, dialog } = await saveAfterExpiry();
    await submitSignIn(user, 'plums');
    expect(await dialog.findByRole('alert')).toHaveTextContent(invalidCredentials.es);
    await submitSignIn(user);
    await waitFor(() => expect(findFileByTitle(fileTitle).description).toBe('For two'));
  });

  test('shows an error when the sign-in request fails', async () => {
    const { user, dialog } = await saveAfterExpiry();
    mockServer.use(http.post('*/api/admin/login', () => HttpResponse.error(), { once: true }));
    await submitSignIn(user);
    expect(await dialog.findByRole('alert')).toHaveTextContent(texts.error);
    await submitSignIn(user);
    await waitFor(() => expect(findFileByTitle(fileTitle).description).toBe('For two'));
  });

  test('keeps the form and shows the error when signing in is declined', async () => {
    const { user, dialog } = await saveAfterExpiry();
    await user.click(dialog.getByRole('button', { name: texts.notNow }));
    await waitUntilClosed();
    expect(await getDetails().findByRole('alert')).toHaveTextContent(notSignedIn.es);
    expect(getDescription()).toHaveValue('For two');
    await user.click(getDetails().getByRole('button', { name: texts.save }));
    await submitSignIn(user);
    await waitFor(() => expect(findFileByTitle(fileTitle).description).toBe('For two'));
  });

  test('opens over another dialog, which keeps its input and gets the focus back', async () => {
    const user = await openMediaManager({ language: 'es', scenarios: ['expired-session'] });
    await user.click(screen.getByRole('tab', { name: texts.folders }));
    await user.click(await screen.findByRole('button', { name: texts.newFolder }));
    const folderDialog = within(await screen.findByRole('dialog', { name: texts.newFolder }));
    const name = folderDialog.getByLabelText(texts.folderName);
    await user.type(name, 'Autumn{Enter}');
    await findReauthDialog();
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    expect(await folderDialog.findByRole('alert')).toHaveTextContent(notSignedIn.es);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('Autumn');
    await user.keyboard('{Enter}');
    await submitSignIn(user);
    await waitFor(() =>
      expect(getMediaLibrary().folders.map((folder) => folder.name)).toContain('Autumn'),
    );
  });

  test('repeats an upload that failed with 401', async () => {
    const user = await openMediaManager({ language: 'es', scenarios: ['expired-session'] });
    await user.click(screen.getByRole('tab', { name: texts.upload }));
    await user.upload(await screen.findByLabelText(texts.choose), readImage('figs.jpg'));
    const before = getMediaLibrary().rows.length;
    await user.click(screen.getByRole('button', { name: texts.upload }));
    await submitSignIn(user);
    expect(await screen.findByRole('heading', { name: texts.uploaded })).toBeVisible();
    expect(getMediaLibrary().rows).toHaveLength(before + 1);
  });

  test('works by keyboard only', async () => {
    const user = await openMediaManager({ language: 'es', scenarios: ['expired-session'] });
    await user.click(getFileCard(fileTitle));
    await user.click(await getDetails().findByRole('button', { name: texts.edit }));
    await user.type(getDescription(), 'For two');
    getDetails().getByRole('button', { name: texts.save }).focus();
    await user.keyboard('{Enter}');
    const dialog = await findReauthDialog();
    await waitFor(() => expect(dialog.getByLabelText(texts.password)).toHaveFocus());
    await user.keyboard(`${mockAdmin.password}{Enter}`);
    await waitUntilClosed();
    await waitFor(() => expect(findFileByTitle(fileTitle).description).toBe('For two'));
    expect(document.body).not.toHaveFocus();
  });
});

test('<ReauthDialog> revalidates visible data after signing in without reloading the page', async () => {
  const user = await openMediaManager({ scenarios: ['expired-session'] });
  await user.click(getFileCard(fileTitle));
  await user.click(await getDetailsPanel().findByRole('button', { name: 'Edit' }));
  await user.type(getDetailsPanel().getByRole('textbox', { name: 'Description' }), 'For two');
  await user.click(getDetailsPanel().getByRole('button', { name: 'Save Changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: textsByLanguage.en.title }));
  const countFolderReads = () =>
    listRequests().filter((url) => url.startsWith('/api/media/folders')).length;
  const before = countFolderReads();
  mockServer.use(
    http.put('*/api/media/files/:id', () => HttpResponse.json({ message: 'No.' }, { status: 500 })),
  );
  await user.type(dialog.getByLabelText(/^Password/), mockAdmin.password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(countFolderReads()).toBeGreaterThan(before));
  expect(await getDetailsPanel().findByRole('alert')).toHaveTextContent('No.');
  expect(getDetailsPanel().getByRole('textbox', { name: 'Description' })).toHaveValue('For two');
});
