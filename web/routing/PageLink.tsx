import { type ComponentProps, memo, startTransition, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { hardNavigate } from '../data/chunk-load-error';
import { useLanguage } from '../i18n/use-language';
import { reducedMotion } from '../theme/media';
import { addBasePath } from './base-path';
import { isPlainClick, Link } from './Link';
import { localizePath } from './paths';
import { usePreloadPage } from './preload-page';
import { type NavigateOptions, useNavigateNow } from './use-navigate';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Path without language; the current language is added. */
  readonly to: string;
  /** Called just before navigation. */
  readonly onLeave?: () => void;
}

/** The next navigation skips a transition that hasn't started; the page has changed all the same. */
function ignoreSkipped(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

/** A fast device takes a frame, of which there are 60 a second. */
const maxPreparationMs = 25;

let latestNavigation = 0;

let isTransitionSlow = false;

/** The browser prepares a transition before the page may change; a device where this takes long gets only the first. */
function startViewTransition(update: () => void): void {
  const startedAt = performance.now();
  const transition = document.startViewTransition(() => {
    isTransitionSlow = performance.now() - startedAt > maxPreparationMs;
    update();
  });
  transition.ready.catch(ignoreSkipped);
}

/** Uses a view transition, if supported and not reduced by the user's motion preference. */
export function useViewTransitionNavigate() {
  const navigate = useNavigateNow();
  const preload = usePreloadPage();
  return useCallback(
    async (to: string, options: NavigateOptions, onLeave?: () => void) => {
      latestNavigation += 1;
      const navigation = latestNavigation;
      const startUrl = location.href;
      const isLoaded = await preload(to);
      // While it loaded, another link was clicked, or Back.
      if (navigation !== latestNavigation || location.href !== startUrl) return;
      const url = addBasePath(to);
      if (!isLoaded) return hardNavigate(url);
      onLeave?.();
      const { href, pathname } = new URL(url, location.href);
      const replace = options.replace ?? href === location.href;
      const navigateOnce = () => navigate(to, { ...options, replace });
      // Part of a page that stays may not be hydrated yet; a transition waits for it.
      if (pathname === location.pathname) return startTransition(navigateOnce);
      const navigateNow = () => {
        // A link that is removed with the focus makes the browser lay out the half-changed page.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        flushSync(navigateOnce);
      };
      const isSupported = 'startViewTransition' in document;
      if (!isSupported || isTransitionSlow || matchMedia(reducedMotion).matches) navigateNow();
      else startViewTransition(navigateNow);
    },
    [navigate, preload],
  );
}

/** Preloads the page on hover and focus. */
export const PageLink = memo(function PageLink({
  to,
  onLeave,
  onClick,
  replace,
  state,
  ...rest
}: PageLinkProps) {
  const language = useLanguage();
  const navigate = useViewTransitionNavigate();
  const preload = usePreloadPage();
  const url = localizePath(to, language);
  const preloadTarget = () => void preload(url);
  return (
    <Link
      {...rest}
      to={url}
      onPointerEnter={preloadTarget}
      onFocus={preloadTarget}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(url, { replace, state }, onLeave);
      }}
    />
  );
});
