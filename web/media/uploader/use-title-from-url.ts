import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toFileTitle } from '#contract/media/admin-rules';
import { titleField, type UploadFormValues } from './upload-form';
import { urlKey } from './upload-reducer';

type TitledForm = Pick<UseFormReturn<UploadFormValues>, 'getValues' | 'setValue'>;

const title = titleField(urlKey);

/** Derives the title from the URL until the user types one. */
export function useTitleFromUrl({ getValues, setValue }: TitledForm) {
  const derived = useRef('');

  /** '' if the user didn't type a title. */
  const getTyped = (): string => {
    const value = getValues(title);
    return value === derived.current ? '' : value;
  };

  return {
    getTyped,
    /** '' clears the title. */
    followUrl(url: string): void {
      if (getTyped() !== '') return;
      derived.current = nameFromUrl(url);
      setValue(title, derived.current, { shouldValidate: derived.current !== '' });
    },
  };
}

function nameFromUrl(url: string): string {
  if (!URL.canParse(url)) return '';
  const { pathname } = new URL(url);
  try {
    return /[^/]$/.test(pathname) ? toFileTitle(decodeURIComponent(pathname)) : '';
  } catch {
    // Not valid UTF-8, so it can't be a title.
    return '';
  }
}
