import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { localizePath } from '../routing/paths';
import { languages } from '../testing/browser/languages';
import { renderPage } from '../testing/render-page';

const scrolledTo = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id);
  };
});

/** What the server puts into a page that it has painted. */
function paint(): void {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page-data';
  document.body.append(data);
  onTestFinished(() => data.remove());
}

describe.each(languages)('a first page, in %s', (language) => {
  const address = `${localizePath('/faq', language)}#lead-time`;

  test('that is drawn here is scrolled to the place its address names', async () => {
    await renderPage(address);
    expect(scrolledTo.mock.calls).toEqual([['lead-time']]);
  });

  test('that came complete is left where the browser has scrolled it', async () => {
    paint();
    await renderPage(address);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test('takes nobody’s focus', async () => {
    await renderPage(localizePath('/faq', language));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  });
});

describe.each(languages)('in the shop, in %s', (language) => {
  const say = {
    en: { next: 'Next', boards: 'Charcuterie Boards' },
    es: { next: 'Siguiente', boards: 'Tablas de charcutería' },
  }[language];
  const toTop = vi.fn<typeof window.scrollTo>();

  beforeEach(() => {
    toTop.mockReset();
    const spy = vi.spyOn(window, 'scrollTo').mockImplementation(toTop);
    onTestFinished(() => spy.mockRestore());
  });

  test('turning a page leads to its beginning', async () => {
    const user = await renderPage(localizePath('/shop', language));
    await user.click(screen.getByRole('link', { name: say.next }));
    await expect.poll(() => toTop.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('choosing a category leaves everything where it is', async () => {
    const user = await renderPage(localizePath('/shop?page=2', language));
    const boards = screen.getByRole('link', { name: say.boards });
    await user.click(boards);
    await expect.poll(() => boards).toHaveAttribute('aria-current');
    expect(toTop).not.toHaveBeenCalled();
    expect(boards).toHaveFocus();
  });
});
