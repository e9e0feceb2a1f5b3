import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import { track } from '../analytics/track';
import { afterPaint } from '../data/when-idle';
import type { Page } from './define-page';
import { isServerRendered } from './initial-data';
import { scrollToElement } from './scroll-to-element';

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
    // Even the same value makes the browser compute all styles again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    document.documentElement.dataset.ready = '';
  }, [language]);

  useEffect(() => {
    const from = previous.current;
    const isFirst = from === undefined;
    previous.current = { pathname, search };
    const isNewPath = from?.pathname !== pathname;
    // Back-office lists change pages in place.
    if (!isNewPath && (backOffice || !isOtherListPage(from.search, search))) return;
    const { dataset } = document.documentElement;
    if (!isFirst && dataset.laidOut === undefined) dataset.laidOut = '';
    if (isNewPath && !backOffice && !secretUrl) track('pageview', { path: pathname, language });
    // The browser scrolls to the hash of a server-rendered page, and restores scrolling on back navigation.
    if (isFirst ? isServerRendered() : navigationType === 'POP') return;
    if (hash !== '') {
      scrollToElement(decodeURIComponent(hash.slice(1)));
      return;
    }
    if (isFirst) return;
    window.scrollTo(0, 0);
    // Focusing takes a slow phone as long as painting.
    const focusBefore = document.activeElement;
    afterPaint(() => {
      const { activeElement, body } = document;
      const hasUserMovedFocus = activeElement !== focusBefore && activeElement !== body;
      if (!hasUserMovedFocus) focusHeading();
    });
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
