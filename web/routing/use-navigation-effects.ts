import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import { track } from '../analytics/track';
import type { Page } from './define-page';
import { isServerRendered } from './initial-data';

const mainHeading = 'main h1';

/** Moves the focus to the heading of the page, where who listens begins to read it. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>(mainHeading);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * What a browser does on a fresh page and a client-side navigation must do itself: language, top, focus. Visits to
 * the shop are counted, those of its owner to the back office are not.
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
    // The lists of the back office stand in the middle of a page and are turned where they are.
    if (!isNew && (backOffice || !isTurned(from.search, search))) return;
    if (isNew && !backOffice) track('pageview', { path: pathname, language });
    // The browser itself leads to the place in a page that came complete, and back to where one was.
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

/** Whether two queries ask for different pages of the same list. */
function isTurned(from: string, to: string): boolean {
  return from !== to && withoutPage(from) === withoutPage(to);
}

function withoutPage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}
