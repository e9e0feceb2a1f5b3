import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import { track } from '../analytics/track';
import type { Page } from './define-page';
import { isServerRendered } from './initial-data';

const headingSelector = 'main h1';

/** Screen readers then start reading at the page heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>(headingSelector);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Does what browsers do on a page load but not on client-side navigation: sets the language, scrolls, moves focus.
 * Tracks page views of the storefront only.
 */
export function useNavigationEffects(
  language: Language,
  { backOffice, secretUrl }: Pick<Page, 'backOffice' | 'secretUrl'>,
): void {
  const { pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<Pick<Location, 'pathname' | 'search'>>(undefined);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.ready = '';
  }, [language]);

  useEffect(() => {
    const from = previous.current;
    const isFirst = from === undefined;
    previous.current = { pathname, search };
    const isNewPath = from?.pathname !== pathname;
    // Back-office lists change pages in place.
    if (!isNewPath && (backOffice || !isOtherListPage(from.search, search))) return;
    if (isNewPath && !backOffice && !secretUrl) track('pageview', { path: pathname, language });
    // The browser scrolls to the hash of a server-rendered page, and restores scrolling on back navigation.
    if (isFirst ? isServerRendered() : navigationType === 'POP') return;
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (isFirst) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [pathname, search, hash, navigationType, language, backOffice, secretUrl]);
}

function isOtherListPage(from: string, to: string): boolean {
  return from !== to && removePageParam(from) === removePageParam(to);
}

function removePageParam(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}
