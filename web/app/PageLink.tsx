import { type ComponentProps, type MouseEvent, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { Link, type NavigateOptions, useNavigate } from 'react-router-dom';
import { loadCatalogue } from '../i18n/catalogues';
import { useLanguage } from '../i18n/use-language';
import { leaveFor } from '../offline/update/missing-code';
import { reducedMotion } from '../theme/media';
import { findPage } from './pages';
import { inLanguage } from './paths';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Path without language; the page's own language is added. */
  readonly to: string;
  /** Called just before the page changes, so that a picture can be made to travel. */
  readonly onLeave?: () => void;
}

/** Fetches what the page at an address needs to render at once; answers whether it is there now. */
export async function prepare(to: string): Promise<boolean> {
  const { pathname, search } = new URL(to, location.href);
  const { page, address } = findPage(pathname, search);
  const fetched = Promise.all([page.load(), loadCatalogue(address.language, page.messages)]);
  return fetched.then(
    () => true,
    () => false,
  );
}

const leavesThisTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/** Changes the page in a view transition where the browser has them and the person does not mind motion. */
export function useSmoothNavigate() {
  const navigate = useNavigate();
  return useCallback(
    async (to: string, options: NavigateOptions, onLeave?: () => void) => {
      if (!(await prepare(to))) return leaveFor(to);
      onLeave?.();
      const go = () => flushSync(() => void navigate(to, options));
      if (!document.startViewTransition || matchMedia(reducedMotion).matches) return go();
      document.startViewTransition(go);
    },
    [navigate],
  );
}

/** A link to a page of the site in the language being read; its code is fetched when it is first pointed at. */
export function PageLink({ to, onLeave, onClick, replace, state, ...rest }: PageLinkProps) {
  const language = useLanguage();
  const go = useSmoothNavigate();
  const address = inLanguage(to, language);
  const warm = () => void prepare(address);
  return (
    <Link
      {...rest}
      to={address}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || leavesThisTab(event)) return;
        event.preventDefault();
        void go(address, { replace: replace ?? false, state }, onLeave);
      }}
    />
  );
}
