import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import { track } from '../analytics/track';
import { afterPaint } from '../data/when-idle';
import type { Page } from './define-page';
import { isServerRendered } from './initial-data';
import { scrollToElement } from './scroll-to-element';

type FindElement = () => HTMLElement | null | undefined;

/** The `href` of the links that were followed, by the key of the history entry that they are on. */
const followedLinks = new Map<string, string>();

const findHeading: FindElement = () => document.querySelector<HTMLElement>('main h1');

const findFollowedLink = (key: string): ReturnType<FindElement> =>
  document.querySelector<HTMLElement>(`main a[href="${followedLinks.get(key)}"]`);

export function focusElement(
  element: ReturnType<FindElement>,
  options: FocusOptions = { preventScroll: true },
): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}

/** Focusing takes a slow phone as long as painting. By then the user may have moved the focus, which then stays. */
function focusAfterPaint(findElement: FindElement): void {
  const focusBefore = document.activeElement;
  afterPaint(() => {
    const { activeElement, body } = document;
    if (activeElement === focusBefore || activeElement === body) focusElement(findElement());
  });
}

/** Screen readers then start reading at the page heading. */
export const focusHeading = (options?: FocusOptions): void => focusElement(findHeading(), options);

/**
 * Does what browsers do on a page load but not on client-side navigation: sets the language, scrolls, moves focus.
 * Tracks page views of the storefront only.
 */
export function useNavigationEffects(
  language: Language,
  { backOffice, secretUrl }: Pick<Page, 'backOffice' | 'secretUrl'>,
): void {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<Pick<Location, 'pathname' | 'search' | 'key'>>(undefined);

  useEffect(() => {
    // Even the same value makes the browser compute all styles again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    document.documentElement.dataset.ready = '';
  }, [language]);

  useEffect(() => {
    const from = previous.current;
    previous.current = { pathname, search, key };
    const isNewPath = from?.pathname !== pathname;
    const isPush = navigationType === 'PUSH';
    const isLinkToPlace = isPush && hash;
    // Back-office lists change pages in place.
    if (!isNewPath && !isLinkToPlace && (backOffice || !isOtherListPage(from.search, search)))
      return;
    const { dataset } = document.documentElement;
    if (from && dataset.laidOut === undefined) dataset.laidOut = '';
    if (isNewPath && !backOffice && !secretUrl) track('pageview', { path: pathname, language });
    if (!from) {
      // The browser scrolls to the hash of a server-rendered page.
      if (hash && !isServerRendered()) scrollToElement(hash);
      return;
    }
    if (navigationType === 'POP') {
      // The browser restores scrolling.
      focusAfterPaint(() => findFollowedLink(key));
      return;
    }
    if (isPush) followedLinks.set(from.key, location.pathname + search + hash);
    if (hash) {
      scrollToElement(hash, (element) =>
        focusAfterPaint(() => element.querySelector<HTMLElement>('h2, h3') ?? element),
      );
      return;
    }
    window.scrollTo(0, 0);
    focusAfterPaint(findHeading);
  }, [pathname, search, hash, key, navigationType, language, backOffice, secretUrl]);
}

function isOtherListPage(from: string, to: string): boolean {
  return from !== to && removePageParam(from) === removePageParam(to);
}

function removePageParam(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}
