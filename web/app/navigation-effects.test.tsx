import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { localizePath } from '../routing/paths';
import { languages } from '../testing/browser/storefront-texts';
import { visitPage } from '../testing/visit-page';

const onScrollIntoView = vi.fn<(id: string) => void>();

beforeEach(() => {
  onScrollIntoView.mockReset();
  Element.prototype.scrollIntoView = function () {
    onScrollIntoView(this.id);
  };
});

/** Marks the document as server-rendered. */
function addServerData(): void {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page-data';
  document.body.append(data);
  onTestFinished(() => data.remove());
}

describe.each(languages)('the first page load in %s', (language) => {
  const url = `${localizePath('/faq', language)}#lead-time`;

  test('scrolls to the URL’s hash when rendered in the browser', async () => {
    await visitPage(url);
    expect(onScrollIntoView.mock.calls).toEqual([['lead-time']]);
  });

  test('leaves scrolling to the browser when server-rendered', async () => {
    addServerData();
    await visitPage(url);
    expect(onScrollIntoView).not.toHaveBeenCalled();
  });

  test('does not move the focus', async () => {
    await visitPage(localizePath('/faq', language));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  });
});

describe.each(languages)('navigation within /shop in %s', (language) => {
  const texts = {
    en: { next: 'Next', boards: 'Charcuterie Boards' },
    es: { next: 'Siguiente', boards: 'Tablas de charcutería' },
  }[language];
  const scrollToMock = vi.fn<typeof window.scrollTo>();

  beforeEach(() => {
    scrollToMock.mockReset();
    const spy = vi.spyOn(window, 'scrollTo').mockImplementation(scrollToMock);
    onTestFinished(() => spy.mockRestore());
  });

  test('scrolls to the top and focuses the heading on the next list page', async () => {
    const user = await visitPage(localizePath('/shop', language));
    await user.click(screen.getByRole('link', { name: texts.next }));
    await expect.poll(() => scrollToMock.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('keeps scroll position and focus on a category change', async () => {
    const user = await visitPage(localizePath('/shop?page=2', language));
    const boards = screen.getByRole('link', { name: texts.boards });
    await user.click(boards);
    await expect.poll(() => boards).toHaveAttribute('aria-current');
    expect(scrollToMock).not.toHaveBeenCalled();
    expect(boards).toHaveFocus();
  });
});
