import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { localizePath } from '../../routing/paths';
import { languages } from '../../testing/browser/storefront-texts';
import { visitPage } from '../../testing/visit-page';
import { setThemePreference } from './theme-preference';

const textsByLanguage = {
  en: { group: 'Colors', system: 'Automatic', light: 'Light', dark: 'Dark' },
  es: { group: 'Colores', system: 'Automático', light: 'Claro', dark: 'Oscuro' },
};

const html = document.documentElement;

afterEach(() => setThemePreference('system'));

describe.each(languages)('<ThemeSwitch> (%s)', (language) => {
  const texts = textsByLanguage[language];
  const page = localizePath('/contact', language);
  const themeRadio = (name: string) => screen.getByRole('radio', { name });

  test('follows the system color scheme by default', async () => {
    await visitPage(page);
    expect(screen.getByRole('group', { name: texts.group })).toBeVisible();
    expect(themeRadio(texts.system)).toBeChecked();
    expect(html).not.toHaveAttribute('data-theme');
    expect(document.cookie).toBe('');
  });

  test('applies the chosen theme immediately and saves it in a cookie', async () => {
    const user = await visitPage(page);
    await user.click(themeRadio(texts.dark));
    expect(themeRadio(texts.dark)).toBeChecked();
    expect(html).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toBe('theme=dark');

    await user.click(themeRadio(texts.light));
    expect(html).toHaveAttribute('data-theme', 'light');
    expect(document.cookie).toBe('theme=light');

    await user.click(themeRadio(texts.system));
    expect(html).not.toHaveAttribute('data-theme');
    expect(document.cookie).toBe('');
  });

  test('selects a theme that was chosen elsewhere in the page', async () => {
    await visitPage(page);
    act(() => setThemePreference('dark'));
    await waitFor(() => expect(themeRadio(texts.dark)).toBeChecked());
  });

  test('selects the theme that the server set on <html>', async () => {
    html.dataset.theme = 'light';
    await visitPage(page);
    expect(themeRadio(texts.light)).toBeChecked();
  });
});
