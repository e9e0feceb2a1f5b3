import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { descriptionTooShort, requestThanks, tooManyPhotos } from '#contract/inbox/messages';
import { maxPhotos } from '#contract/inbox/rules';
import { notAnImage } from '#contract/media/messages';
import { minimalJpeg } from '#mocks/testing/minimal-jpeg';
import { localizePath } from '../../../routing/paths';
import {
  getSubmissions,
  listRequests,
  mockServer,
  resetMockServer,
} from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';

const texts = {
  board: 'Una tabla a la medida',
  piece: 'Restaurar una pieza de cerámica',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    description: 'Descripción',
  },
  boardHint: /cuántos van a ser/,
  pieceHint: /qué le pasó/,
  photos: 'Fotos',
  add: 'Agregar fotos',
  remove: (name: string) => `Quitar ${name}`,
  send: 'Enviar solicitud',
  submitted: 'Solicitud enviada',
  failed: 'No se pudo enviar',
  rejected: 'No se pudo enviar la solicitud',
  boardFailed: 'Hubo un error al enviar tu solicitud. Inténtalo de nuevo.',
  pieceFailed: 'Algo salió mal. Inténtalo de nuevo.',
  name: 'Escribe tu nombre',
  email: 'Escribe un correo válido',
  preserved: /Lo que escribiste sigue aquí\./,
};

const typed = {
  name: 'Lupita Ríos',
  email: 'lupita@correo.mx',
  phone: '323 555 0111',
  description: 'Un plato de Talavera de mi abuela, roto en cuatro.',
};

const jpeg = (name: string) => new File([minimalJpeg], name, { type: 'image/jpeg' });

const getRequests = (path: string) => listRequests().filter((requestPath) => requestPath === path);

describe('<RequestForm>', () => {
  const page = localizePath('/restoration', 'es');
  const getTextbox = (name: keyof typeof texts.fields) =>
    screen.getByRole('textbox', { name: new RegExp(`^${texts.fields[name]}`) });
  const button = () => screen.getByRole('button', { name: texts.send });
  const photos = () => within(screen.getByRole('group', { name: texts.photos }));

  async function fill(user: UserEvent): Promise<void> {
    for (const [field, text] of Object.entries(typed)) {
      await user.click(getTextbox(field as keyof typeof typed));
      await user.paste(text);
    }
  }

  async function addPhotos(user: UserEvent, ...files: File[]): Promise<void> {
    await user.upload(photos().getByLabelText(texts.add), files);
  }

  test('sends a custom board request by default', async () => {
    const user = await visitPage(page);
    expect(screen.getByRole('radio', { name: texts.board })).toBeChecked();
    expect(getTextbox('description')).toHaveAccessibleDescription(texts.boardHint);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(texts.submitted)).toBeInTheDocument();
    expect(screen.getByText(requestThanks['custom-board'].es)).toBeInTheDocument();
    expect(getSubmissions().requests).toMatchObject([
      { ...typed, kind: 'custom-board', status: 'Pending', language: 'es' },
    ]);
    expect(getTextbox('description')).toHaveValue('');
  });

  test('sends a restoration request with photos', async () => {
    const user = await visitPage(page);
    await user.click(screen.getByRole('radio', { name: texts.piece }));
    expect(getTextbox('description')).toHaveAccessibleDescription(texts.pieceHint);
    await fill(user);
    await addPhotos(user, jpeg('front.jpg'), jpeg('back.jpg'));
    expect(await photos().findAllByRole('img')).toHaveLength(2);
    await user.click(button());
    expect(await screen.findByText(texts.submitted)).toBeInTheDocument();
    expect(screen.getByText(requestThanks.restoration.es)).toBeInTheDocument();
    const [request] = getSubmissions().requests;
    expect(request).toMatchObject({ ...typed, kind: 'restoration' });
    expect(getSubmissions().photos.map(({ requestId }) => requestId)).toEqual([
      request?.id,
      request?.id,
    ]);
    expect(photos().queryAllByRole('img')).toEqual([]);
    expect(screen.getByRole('radio', { name: texts.board })).toBeChecked();
  });

  test('sends a second request with the same photo, uploaded for each', async () => {
    const photo = jpeg('both.jpg');
    const user = await visitPage(page);
    await fill(user);
    await addPhotos(user, photo);
    await user.click(button());
    await screen.findByText(texts.submitted);
    // user-event does not notice that the form was reset.
    for (const field of ['name', 'email', 'description'] as const)
      fireEvent.input(getTextbox(field), { target: { value: `y${typed[field]}` } });
    await addPhotos(user, photo);
    await user.click(button());
    await waitFor(() => expect(getSubmissions().requests).toHaveLength(2));
    expect(listRequests().filter((path) => path.startsWith('/api/restoration-request'))).toEqual([
      '/api/restoration-request/photos',
      '/api/restoration-request',
      '/api/restoration-request/photos',
      '/api/restoration-request',
    ]);
  });

  test('shows an error at each invalid field', async () => {
    const user = await visitPage(page);
    await user.type(getTextbox('description'), 'Plato.');
    await user.click(button());
    await waitFor(() => expect(getTextbox('name')).toHaveAccessibleDescription(texts.name));
    expect(getTextbox('email')).toHaveAccessibleDescription(texts.email);
    expect(getTextbox('description')).toHaveAccessibleDescription(
      expect.stringContaining(descriptionTooShort['custom-board'].es),
    );
    expect(getTextbox('name')).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: texts.piece }));
    await user.click(button());
    await waitFor(() =>
      expect(getTextbox('description')).toHaveAccessibleDescription(
        expect.stringContaining(descriptionTooShort.restoration.es),
      ),
    );
    expect(getSubmissions().requests).toEqual([]);
  });

  test('limits the number of photos and removes single ones', async () => {
    const user = await visitPage(page);
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'];
    await addPhotos(user, ...names.map(jpeg));
    expect(await photos().findByRole('alert')).toHaveTextContent(tooManyPhotos.es);
    expect(photos().getAllByRole('img')).toHaveLength(maxPhotos);
    expect(photos().queryByLabelText(texts.add)).toBeNull();
    await user.click(photos().getByRole('button', { name: texts.remove('2.jpg') }));
    expect(
      photos()
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['1.jpg', '3.jpg', '4.jpg', '5.jpg']);
    expect(photos().getByLabelText(texts.add)).toBeInTheDocument();
  });

  test('rejects a file that is not an image', async () => {
    const user = await visitPage(page);
    const text = new File(['not an image'], 'board.jpg', { type: 'image/jpeg' });
    await addPhotos(user, text, jpeg('board-2.jpg'));
    expect(await photos().findByRole('alert')).toHaveTextContent(notAnImage('board.jpg').es);
    expect(photos().getAllByRole('img')).toHaveLength(1);
  });

  test('keeps the input after a failure and does not upload the photos twice', async () => {
    resetMockServer();
    mockServer.use(
      http.post('*/api/restoration-request', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    const user = await visitPage(page);
    await fill(user);
    await addPhotos(user, jpeg('front.jpg'));
    await user.click(button());
    expect(await screen.findByText(texts.failed)).toBeInTheDocument();
    expect(await screen.findByText(texts.preserved)).toHaveTextContent(texts.boardFailed);
    expect(getTextbox('description')).toHaveValue(typed.description);
    expect(photos().getAllByRole('img')).toHaveLength(1);

    await user.click(button());
    expect(await screen.findByText(texts.submitted)).toBeInTheDocument();
    expect(getRequests('/api/restoration-request/photos')).toHaveLength(1);
    expect(getRequests('/api/restoration-request')).toHaveLength(2);
    expect(getSubmissions().requests).toHaveLength(1);
    expect(getSubmissions().photos).toHaveLength(1);
  });

  test('shows the restoration error text when a restoration request fails', async () => {
    resetMockServer('server-error:restoration-request');
    const user = await visitPage(page);
    await user.click(screen.getByRole('radio', { name: texts.piece }));
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(texts.preserved)).toHaveTextContent(texts.pieceFailed);
  });

  test('shows an error when the response has success: false', async () => {
    mockServer.use(
      http.post('*/api/restoration-request', () =>
        HttpResponse.json({ success: false, message: '' }),
      ),
    );
    const user = await visitPage(page);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(texts.preserved)).toHaveTextContent(texts.rejected);
  });

  test('saves a draft until it is sent', async () => {
    const user = await visitPage(page);
    await user.click(screen.getByRole('radio', { name: texts.piece }));
    await user.type(getTextbox('description'), 'Mi plato');
    const again = await visitPage(page);
    const forms = screen.getAllByRole('textbox', {
      name: new RegExp(`^${texts.fields.description}`),
    });
    await waitFor(() => expect(forms[1]).toHaveValue('Mi plato'));
    expect(screen.getAllByRole('radio', { name: texts.piece })[1]).toBeChecked();
    expect(again).toBeDefined();
  });
});
