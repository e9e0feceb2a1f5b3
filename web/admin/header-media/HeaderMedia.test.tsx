import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, test } from 'vitest';
import { headerImageRule, setHeaderImage } from '#contract/header-image-choice';
import { languages } from '#contract/language';
import { productPicturesFolder } from '#contract/media';
import { notSignedIn } from '#contract/refusals';
import { getHeaderImage } from '#contract/settings';
import { swrOptions } from '../../data/swr-options';
import { loadCatalogue } from '../../i18n/catalogues';
import { fileTitled } from '../../testing/media-panel';
import { mediaLibrary, mockServer, openShop, requestsMade } from '../../testing/mock-server';
import { ToastHost } from '../../ui/toast/ToastHost';
import { HeaderMedia } from './HeaderMedia';

const words = {
  en: {
    current: 'Current header image',
    none: 'No header image set',
    choose: 'Choose a header image',
    set: 'Set as Header Image',
    error: 'Error',
    selectFirst: 'Please select an image first',
    updated: 'Header image updated successfully',
    failed: 'Failed to update header image',
    unloaded: 'Failed to load header image settings',
    noImages: 'Error loading images from the media provider. Please try again.',
    empty: 'No images found in the Talavera folder',
    tryAgain: 'Try again',
    preview: 'Preview: 1200 × 600 pixels',
    nothingChosen: 'Select an image to see how it would look at the top of the home page.',
    remove: 'Remove',
    removal: 'Remove the header image?',
    consequence:
      'The home page goes back to its own pictures. The image itself stays in the library.',
    cancel: 'Cancel',
  },
  es: {
    current: 'Imagen de portada actual',
    none: 'No hay imagen de portada',
    choose: 'Elige una imagen de portada',
    set: 'Usar como portada',
    error: 'Error',
    selectFirst: 'Primero elige una imagen',
    updated: 'La imagen de portada quedó actualizada',
    failed: 'No se pudo cambiar la imagen de portada',
    unloaded: 'No se pudo cargar la imagen de portada',
    noImages: 'No se pudieron cargar las imágenes de la biblioteca. Inténtalo de nuevo.',
    empty: 'No hay imágenes en la carpeta Talavera',
    tryAgain: 'Intentar de nuevo',
    preview: 'Vista previa: 1200 × 600 pixeles',
    nothingChosen: 'Elige una imagen para ver cómo se vería en la portada de la página de inicio.',
    remove: 'Quitar',
    removal: '¿Quitar la imagen de portada?',
    consequence:
      'La página de inicio vuelve a sus propias fotos. La imagen se queda en la biblioteca.',
    cancel: 'Cancelar',
  },
} as const;

const board = 'Garden Board';

beforeEach(() => openShop('signed-in'));

describe.each(languages)('the header media, in %s', (language) => {
  const say = words[language];

  /** Shows the panel as a tab of the dashboard does. */
  async function open(): Promise<UserEvent> {
    const i18n = await loadCatalogue(language, 'back-office');
    const user = userEvent.setup({ delay: null });
    render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
            <HeaderMedia />
          </SWRConfig>
          <ToastHost />
        </I18nProvider>
      </StrictMode>,
    );
    return user;
  }

  const choices = () => screen.findByRole('group', { name: say.choose });
  const choice = async (title: string) =>
    within(await choices()).findByRole('radio', { name: title });
  const set = () => screen.getByRole('button', { name: say.set });
  const current = () => {
    const [section] = screen.getAllByRole('heading', { name: say.current });
    return within(section?.parentElement ?? document.body);
  };
  const shownBy = (title: string) =>
    expect.stringMatching(`optimize/${fileTitled(title).id}.*width=1200&height=600.*quality=90`);

  /** Has the shop show a picture at its head. */
  async function chosen(title: string): Promise<UserEvent> {
    const user = await open();
    await user.click(await choice(title));
    await user.click(set());
    await screen.findByText(say.updated);
    return user;
  }

  test('keeps the places of what is on its way', async () => {
    await open();
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(2);
    await choices();
    await screen.findByText(say.none);
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  });

  test('offers the pictures of the folder Talavera that visitors may see', async () => {
    const { id, title } = fileTitled(board);
    mediaLibrary().put({ ...fileTitled(board), privacy: 'private' });
    await open();
    const radios = within(await choices()).getAllByRole('radio');
    const inFolder = mediaLibrary().rows.filter(
      (row) => row.folder_id === productPicturesFolder.toLowerCase() && row.id !== id,
    );
    expect(radios).toHaveLength(inFolder.length);
    expect(screen.queryByRole('radio', { name: title })).not.toBeInTheDocument();
    expect(requestsMade()).toContain('/api/media/files?folder=Talavera&limit=100');
    for (const radio of radios) expect(radio).not.toBeChecked();
  });

  test('wants a picture before it sets one', async () => {
    const user = await open();
    await choices();
    expect(set()).toBeEnabled();
    await user.click(set());
    expect(await screen.findByText(say.error)).toBeInTheDocument();
    expect(screen.getByText(say.selectFirst)).toBeInTheDocument();
  });

  test('shows how the home page would look, and sets the picture', async () => {
    const user = await open();
    expect(await screen.findByText(say.none)).toBeVisible();
    expect(screen.getByText(say.nothingChosen)).toBeVisible();
    await user.click(await choice(board));
    const preview = within(screen.getByRole('figure'));
    expect(preview.getByText(say.preview)).toBeVisible();
    expect(preview.getByRole('img').getAttribute('src')).toEqual(shownBy(board));
    expect(screen.queryByText(say.nothingChosen)).not.toBeInTheDocument();
    await user.click(set());
    expect(await screen.findByText(say.updated)).toBeInTheDocument();
    expect(current().getByRole('img').getAttribute('src')).toEqual(shownBy(board));
    expect(current().getByRole('img')).toHaveAccessibleName(fileTitled(board).alt[language]);
    expect(screen.queryByText(say.none)).not.toBeInTheDocument();
    expect(set()).toHaveFocus();
  });

  test('is used by the keyboard alone', async () => {
    const user = await open();
    const [first, second] = within(await choices()).getAllByRole('radio');
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard('[Space][ArrowDown]');
    expect(second).toBeChecked();
    await user.tab();
    expect(set()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(say.updated)).toBeInTheDocument();
  });

  test('says what the shop has against a picture', async () => {
    const user = await open();
    const radio = await choice(board);
    await user.click(radio);
    mediaLibrary().remove(fileTitled(board).id);
    await user.click(set());
    expect(await screen.findByText(say.error)).toBeInTheDocument();
    expect(screen.getByText(headerImageRule[language])).toBeInTheDocument();
    expect(radio).toBeChecked();
  });

  test('says that it failed where the shop does not say why', async () => {
    const user = await open();
    await user.click(await choice(board));
    mockServer.use(http.put(`*${setHeaderImage.path}`, () => HttpResponse.error()));
    await user.click(set());
    expect(await screen.findByText(say.error)).toBeInTheDocument();
    expect(screen.getByText(say.failed)).toBeInTheDocument();
  });

  test('says where it stands that the session is over, and keeps the choice', async () => {
    const user = await open();
    await user.click(await choice(board));
    mockServer.use(
      http.put(
        `*${setHeaderImage.path}`,
        () => HttpResponse.json({ message: notSignedIn[language] }, { status: 401 }),
        { once: true },
      ),
    );
    await user.click(set());
    const form = within(set().closest('form') ?? document.body);
    expect(await form.findByRole('alert')).toHaveTextContent(notSignedIn[language]);
    expect(await choice(board)).toBeChecked();
    await user.click(set());
    expect(await screen.findByText(say.updated)).toBeInTheDocument();
    expect(form.queryByRole('alert')).toBeNull();
  });

  test('takes the picture away after a question', async () => {
    const user = await chosen(board);
    await user.click(current().getByRole('button', { name: say.remove }));
    const dialog = within(await screen.findByRole('dialog', { name: say.removal }));
    expect(dialog.getByText(say.consequence)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: say.remove }));
    expect(await screen.findByText(say.none)).toBeVisible();
    expect(current().queryByRole('img')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: say.current })).toHaveFocus());
    expect(current().queryByRole('button', { name: say.remove })).toBeNull();
    expect(fileTitled(board)).toBeDefined();
  });

  test('leaves the picture where one thinks better of it', async () => {
    const user = await chosen(board);
    const remove = current().getByRole('button', { name: say.remove });
    await user.click(remove);
    const dialog = within(await screen.findByRole('dialog', { name: say.removal }));
    await user.click(dialog.getByRole('button', { name: say.cancel }));
    await waitFor(() => expect(remove).toHaveFocus());
    expect(current().getByRole('img')).toBeVisible();
  });

  test('says that the setting could not be loaded, and tries again', async () => {
    mockServer.use(http.get(`*${getHeaderImage.path}`, () => HttpResponse.error(), { once: true }));
    const user = await open();
    expect(await screen.findByText(say.unloaded)).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(say.none)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: say.tryAgain }));
    expect(await screen.findByText(say.none)).toBeVisible();
    expect(screen.queryByText(say.unloaded)).not.toBeInTheDocument();
  });

  test('says that the pictures could not be loaded, and tries again', async () => {
    mockServer.use(
      http.get('*/api/media/files', () => HttpResponse.json({}, { status: 502 }), { once: true }),
    );
    const user = await open();
    expect(await screen.findByText(say.noImages)).toHaveAttribute('role', 'alert');
    await user.click(screen.getByRole('button', { name: say.tryAgain }));
    expect(await choice(board)).toBeVisible();
  });

  test('says that the folder is empty', async () => {
    for (const { id } of mediaLibrary().rows) mediaLibrary().remove(id);
    await open();
    expect(await screen.findByText(say.empty)).toBeVisible();
  });
});
