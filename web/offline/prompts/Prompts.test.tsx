import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTranslations } from '../../i18n/catalogues';
import { Prompts } from './Prompts';
import { enqueuePrompt, type InstallQuestion, type UpdateQuestion, withdraw } from './questions';

const textsByLanguage = {
  en: {
    newVersion: 'A new version is ready',
    reload: 'Reload',
    later: 'Later',
    install: 'Install La Higuera',
    doInstall: 'Install',
    notNow: 'Not now',
    byHand: 'La Higuera on your home screen',
    how: 'Tap Share, then Add to Home Screen. It opens like an app, even with no signal.',
    gotIt: 'Got it',
  },
  es: {
    newVersion: 'Hay una versión nueva',
    reload: 'Recargar',
    later: 'Después',
    install: 'Instala La Higuera',
    doInstall: 'Instalar',
    notNow: 'Ahora no',
    byHand: 'La Higuera en tu pantalla de inicio',
    how: 'Toca «Compartir» y luego «Agregar a inicio». Así la tienda se abre como una app, aunque no haya señal.',
    gotIt: 'Entendido',
  },
};

const update = { kind: 'update', reload: vi.fn(), later: vi.fn() } satisfies UpdateQuestion;
const install = {
  kind: 'install',
  install: vi.fn(async () => undefined),
  later: vi.fn(),
} satisfies InstallQuestion;

const put = (question: UpdateQuestion | InstallQuestion) => act(() => enqueuePrompt(question));

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  withdraw('update');
  withdraw('install');
  vi.clearAllMocks();
  document.documentElement.lang = 'en';
});

describe('<Prompts>', () => {
  const texts = textsByLanguage.en;

  beforeEach(async () => {
    document.documentElement.lang = 'en';
    await loadTranslations('en');
    render(<Prompts />);
  });

  test('renders nothing without a prompt', () => {
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('shows the update prompt with Reload and Later', async () => {
    put(update);
    expect(screen.getByRole('region', { name: texts.newVersion })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: texts.newVersion })).toBeVisible();
    await userEvent.click(button(texts.later));
    expect(update.later).toHaveBeenCalledOnce();
    await userEvent.click(button(texts.reload));
    expect(update.reload).toHaveBeenCalledOnce();
    expect(button(texts.reload)).toBeDisabled();
  });

  test('shows the install prompt with Install and Not now', async () => {
    put(install);
    expect(screen.getByRole('region', { name: texts.install })).toBeVisible();
    await userEvent.click(button(texts.doInstall));
    expect(install.install).toHaveBeenCalledOnce();
    await userEvent.click(button(texts.notNow));
    expect(install.later).toHaveBeenCalledOnce();
  });

  test('shows manual install instructions without an install function', async () => {
    put({ ...install, install: undefined });
    expect(screen.getByRole('region', { name: texts.byHand })).toBeVisible();
    expect(screen.getByText(texts.how)).toBeVisible();
    await userEvent.click(button(texts.gotIt));
    expect(install.later).toHaveBeenCalledOnce();
  });

  test('shows one prompt at a time, the update prompt first', () => {
    put(install);
    put(update);
    expect(screen.getByRole('region', { name: texts.newVersion })).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(1);
    act(() => withdraw('update'));
    expect(screen.getByRole('region', { name: texts.install })).toBeVisible();
  });

  test('takes no focus when it opens, and is dismissed by Escape', async () => {
    put(update);
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(update.later).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(update.later).toHaveBeenCalledOnce();
  });
});

test('<Prompts> is hidden while a form has text', async () => {
  await loadTranslations('en');
  render(
    <>
      <form>
        <label>
          Message
          <textarea />
        </label>
      </form>
      <Prompts />
    </>,
  );
  put(update);
  const field = screen.getByLabelText('Message');
  await userEvent.type(field, 'Dear Elena');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.clear(field);
  expect(screen.getByRole('region')).toBeVisible();
});

test('<Prompts> switches to the page’s new language', async () => {
  await Promise.all([loadTranslations('en'), loadTranslations('es')]);
  render(<Prompts />);
  put(update);
  await act(async () => {
    document.documentElement.lang = 'es';
  });
  expect(await screen.findByRole('region', { name: textsByLanguage.es.newVersion })).toBeVisible();
});
