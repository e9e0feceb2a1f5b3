import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { afterPaint } from '../data/when-idle';
import { localizePath } from '../routing/paths';
import { seasonalCollectionTextsQuery } from '../storefront/seasonal-collection/seasonal-collection-query';
import { languages } from '../testing/browser/storefront-texts';
import { delayResponse } from '../testing/delay-response';
import { visitPage } from '../testing/visit-page';

const dayMs = 86_400_000;

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

describe.each(languages)('the link to the seasonal collection in %s', (language) => {
  const link = { en: /^For your posada/, es: /^Para tu posada/ }[language];

  async function openHomeBeforeItsCollection() {
    const title = { en: 'For your posada', es: 'Para tu posada' };
    const orderBy = { en: 'December 20', es: '20 de diciembre' };
    const texts = { title, orderBy, endsAt: new Date(Date.now() + dayMs).toISOString() };
    const user = await visitPage(localizePath('/shop', language), {
      data: { [seasonalCollectionTextsQuery.key]: texts },
    });
    const releaseResponse = delayResponse('get', '/api/seasonal-collection');
    await user.click(screen.getByRole('link', { name: link }));
    await waitFor(() => expect(location.hash).toBe('#season'));
    return { user, releaseResponse };
  }

  const findCollection = () => screen.findByRole('heading', { level: 2, name: link });

  test('scrolls to the collection and focuses its heading once its products are there', async () => {
    const { releaseResponse } = await openHomeBeforeItsCollection();
    expect(onScrollIntoView).not.toHaveBeenCalled();
    releaseResponse();
    await waitFor(() => expect(onScrollIntoView.mock.calls).toEqual([['season']]));
    const heading = await findCollection();
    expect(heading).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('does not scroll after the user has scrolled', async () => {
    const { user, releaseResponse } = await openHomeBeforeItsCollection();
    await user.keyboard('{PageDown}');
    releaseResponse();
    await findCollection();
    expect(onScrollIntoView).not.toHaveBeenCalled();
  });
});

test('a link to a question in the FAQ focuses the heading of the question', async () => {
  const user = await visitPage('/product/1');
  await user.click(await screen.findByRole('link', { name: /^What if someone/ }));
  const question = await screen.findByRole('heading', { level: 3, name: /^What if someone/ });
  await waitFor(() => expect(question).toHaveFocus());
});

describe('going back and forward', () => {
  const findCard = async () => {
    const [card] = await screen.findAllByRole('article');
    return within(card as HTMLElement).getByRole('link');
  };

  const findHomeLink = () => within(screen.getByRole('main')).getByRole('link', { name: 'Home' });

  async function followCard() {
    const user = await visitPage('/shop');
    await user.click(await findCard());
    await waitFor(() => expect(location.pathname).toMatch(/^\/product/));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    return user;
  }

  test('focuses the link that was followed, without scrolling', async () => {
    await followCard();
    const scrollTo = vi.spyOn(window, 'scrollTo');
    onTestFinished(() => scrollTo.mockRestore());
    history.back();
    await waitFor(async () => expect(await findCard()).toHaveFocus());
    expect(scrollTo).not.toHaveBeenCalled();
    expect(onScrollIntoView).not.toHaveBeenCalled();
  });

  test('focuses the link that was followed from each page, also after going forward', async () => {
    const user = await followCard();
    await user.click(findHomeLink());
    await waitFor(() => expect(location.pathname).toBe('/'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    history.go(-2);
    await waitFor(async () => expect(await findCard()).toHaveFocus());
    history.forward();
    await waitFor(() => expect(findHomeLink()).toHaveFocus());
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

  test('lays out offscreen parts of the first page only when they are near', async () => {
    const { documentElement } = document;
    delete documentElement.dataset.laidOut;
    const user = await visitPage(localizePath('/shop', language));
    expect(documentElement).not.toHaveAttribute('data-laid-out');
    await user.click(screen.getByRole('link', { name: texts.next }));
    await waitFor(() => expect(documentElement).toHaveAttribute('data-laid-out'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('scrolls to the top and focuses the heading on the next list page', async () => {
    const user = await visitPage(localizePath('/shop', language));
    await user.click(screen.getByRole('link', { name: texts.next }));
    await expect.poll(() => scrollToMock.mock.calls).toEqual([[0, 0]]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('does not take the focus from a field that the user chose at once', async () => {
    const user = await visitPage(localizePath('/shop', language));
    const [firstLink] = screen.getAllByRole('link');
    scrollToMock.mockImplementation(() => requestAnimationFrame(() => firstLink?.focus()));
    await user.click(screen.getByRole('link', { name: texts.next }));
    await expect.poll(() => scrollToMock.mock.calls).toHaveLength(1);
    await new Promise<void>((resolve) => afterPaint(resolve));
    expect(firstLink).toHaveFocus();
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
