import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTranslations } from '../../i18n/translations';
import { Prompts } from './Prompts';
import {
  enqueuePrompt,
  type InstallPromptData,
  removePrompt,
  type UpdatePromptData,
} from './prompt-queue';

const textsByLanguage = {
  en: {
    newVersion: 'A new version is ready',
    reload: 'Reload',
    dismiss: 'Later',
    install: 'Install La Higuera',
    installButton: 'Install',
    notNow: 'Not now',
    manualTitle: 'La Higuera on your home screen',
    manualInstructions:
      'Tap Share, then Add to Home Screen. It opens like an app, even with no signal.',
    gotIt: 'Got it',
  },
  es: {
    newVersion: 'Hay una versión nueva',
    reload: 'Recargar',
    dismiss: 'Después',
    install: 'Instala La Higuera',
    installButton: 'Instalar',
    notNow: 'Ahora no',
    manualTitle: 'La Higuera en tu pantalla de inicio',
    manualInstructions:
      'Toca «Compartir» y luego «Agregar a inicio». Así la tienda se abre como una app, aunque no haya señal.',
    gotIt: 'Entendido',
  },
};

const updatePrompt = {
  kind: 'update',
  reload: vi.fn(),
  dismiss: vi.fn(),
} satisfies UpdatePromptData;
const installPrompt = {
  kind: 'install',
  install: vi.fn(async () => undefined),
  dismiss: vi.fn(),
} satisfies InstallPromptData;

const showPrompt = (prompt: UpdatePromptData | InstallPromptData) =>
  act(() => enqueuePrompt(prompt));

const getButton = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  removePrompt('update');
  removePrompt('install');
  vi.clearAllMocks();
  document.documentElement.lang = 'en';
});

describe('<Prompts>', () => {
  const texts = textsByLanguage.en;

  beforeEach(async () => {
    document.documentElement.lang = 'en';
    await loadTranslations('en', 'offline');
    render(<Prompts />);
  });

  test('renders nothing without a prompt', () => {
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('shows the update prompt with Reload and Later', async () => {
    showPrompt(updatePrompt);
    expect(screen.getByRole('region', { name: texts.newVersion })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: texts.newVersion })).toBeVisible();
    await userEvent.click(getButton(texts.dismiss));
    expect(updatePrompt.dismiss).toHaveBeenCalledOnce();
    await userEvent.click(getButton(texts.reload));
    expect(updatePrompt.reload).toHaveBeenCalledOnce();
    expect(getButton(texts.reload)).toBeDisabled();
  });

  test('shows the install prompt with Install and Not now', async () => {
    showPrompt(installPrompt);
    expect(screen.getByRole('region', { name: texts.install })).toBeVisible();
    await userEvent.click(getButton(texts.installButton));
    expect(installPrompt.install).toHaveBeenCalledOnce();
    await userEvent.click(getButton(texts.notNow));
    expect(installPrompt.dismiss).toHaveBeenCalledOnce();
  });

  test('shows manual install instructions without an install function', async () => {
    showPrompt({ ...installPrompt, install: undefined });
    expect(screen.getByRole('region', { name: texts.manualTitle })).toBeVisible();
    expect(screen.getByText(texts.manualInstructions)).toBeVisible();
    await userEvent.click(getButton(texts.gotIt));
    expect(installPrompt.dismiss).toHaveBeenCalledOnce();
  });

  test('shows one prompt at a time, the update prompt first', () => {
    showPrompt(installPrompt);
    showPrompt(updatePrompt);
    expect(screen.getByRole('region', { name: texts.newVersion })).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(1);
    act(() => removePrompt('update'));
    expect(screen.getByRole('region', { name: texts.install })).toBeVisible();
  });

  test('takes no focus when it opens, and is dismissed by Escape', async () => {
    showPrompt(updatePrompt);
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(updatePrompt.dismiss).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(updatePrompt.dismiss).toHaveBeenCalledOnce();
  });
});

test('<Prompts> is hidden while a form has text', async () => {
  await loadTranslations('en', 'offline');
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
  showPrompt(updatePrompt);
  const field = screen.getByLabelText('Message');
  await userEvent.type(field, 'Dear Elena');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.clear(field);
  expect(screen.getByRole('region')).toBeVisible();
});

test('<Prompts> switches to the page’s new language', async () => {
  await Promise.all([loadTranslations('en', 'offline'), loadTranslations('es', 'offline')]);
  render(<Prompts />);
  showPrompt(updatePrompt);
  await act(async () => {
    document.documentElement.lang = 'es';
  });
  expect(await screen.findByRole('region', { name: textsByLanguage.es.newVersion })).toBeVisible();
});
