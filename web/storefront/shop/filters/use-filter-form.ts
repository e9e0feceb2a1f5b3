import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { type CatalogSort, parseCatalogFilter } from '#contract/products/catalog-filter';
import { useLanguage } from '../../../i18n/use-language';
import { localizePath } from '../../../routing/paths';
import { useNavigate } from '../../../routing/use-navigate';
import { useNavigateAfterPaint } from '../../../routing/use-navigate-after-paint';
import { getSearchQuery } from '../listing-tools';
import { buildFilterPath } from './build-filter-path';
import { useCloseSections } from './use-close-sections';

const readForm = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)] as [string, string]),
  );

const toPath = (search: URLSearchParams): string =>
  buildFilterPath(parseCatalogFilter(search).filter, getSearchQuery(search));

/** React updates the default values of all fields but those of a select. */
function resetForm(form: HTMLFormElement | null, sort: CatalogSort): void {
  form?.reset();
  const select = form?.elements.namedItem('sort');
  if (select instanceof HTMLSelectElement) select.value = sort;
}

/** The form's fields follow the URL, and the URL follows every change of a field. */
export function useFilterForm(search: URLSearchParams) {
  const formRef = useRef<HTMLFormElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const navigateAfterPaint = useNavigateAfterPaint();
  const language = useLanguage();
  const { sort } = parseCatalogFilter(search).filter;
  const currentPath = toPath(search);

  const getChangedPath = useCallback(() => {
    const form = formRef.current;
    const path = form && toPath(readForm(form));
    return path && path !== currentPath ? localizePath(path, language) : undefined;
  }, [language, currentPath]);

  useEffect(() => {
    const form = formRef.current;
    const handleChange = () => void navigateAfterPaint(getChangedPath());
    // React's `onChange` is called with every key in a number or a date.
    form?.addEventListener('change', handleChange);
    return () => form?.removeEventListener('change', handleChange);
  }, [navigateAfterPaint, getChangedPath]);

  const isFirstRef = useRef(true);
  useEffect(() => {
    // The first time, a choice may have been made before the form was hydrated.
    if (!isFirstRef.current) return resetForm(formRef.current, sort);
    isFirstRef.current = false;
    const path = getChangedPath();
    if (path !== undefined) navigate(path, { replace: true });
  }, [navigate, getChangedPath, sort]);

  useCloseSections(panelRef);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void navigateAfterPaint(getChangedPath());
    panelRef.current?.hidePopover?.();
  }

  return { formRef, panelRef, handleSubmit };
}
