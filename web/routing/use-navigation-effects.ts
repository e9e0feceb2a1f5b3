import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import { track } from '../analytics/track';
import type { Page } from './define-page';
import { isServerRendered } from './initial-data';

const mainHeading = 'main h1';

/** Screen readers then start reading at the page heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>(mainHeading);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Does what a browser does on page load and client-side navigation does not: set language, scroll, focus. Tracks page
 * views of the storefront only.
 */
export function useNavigationEffects(
  language: Language,
  { backOffice }: Pick<Page, 'backOffice'>,
): void {
  const { pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef<Pick<Location, 'pathname' | 'search'>>(undefined);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.ready = '';
  }, [language]);

  useEffect(() => {
    const from = previous.current;
    const first = from === undefined;
    previous.current = { pathname, search };
    const isNew = from?.pathname !== pathname;
    // Back-office lists change pages in place.
    if (!isNew && (backOffice || !isTurned(from.search, search))) return;
    if (isNew && !backOffice) track('pageview', { path: pathname, language });
    // The browser scrolls to the hash of a server-rendered page, and restores scrolling on back navigation.
    if (first ? isServerRendered() : navigation === 'POP') return;
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (first) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [pathname, search, hash, navigation, language, backOffice]);
}

function isTurned(from: string, to: string): boolean {
  return from !== to && withoutPage(from) === withoutPage(to);
}

function withoutPage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}
