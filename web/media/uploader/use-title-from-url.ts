import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toFileTitle } from '#contract/media/admin-rules';
import { urlKey } from './upload-reducer';
import { getTitlePath, type UploadFormValues } from './use-upload-form';

type TitledForm = Pick<UseFormReturn<UploadFormValues>, 'getValues' | 'setValue'>;

const titlePath = getTitlePath(urlKey);

/** Derives the title from the URL until the user types one. */
export function useTitleFromUrl({ getValues, setValue }: TitledForm) {
  const derivedTitle = useRef('');

  /** '' if the user didn't type a title. */
  const getTypedTitle = (): string => {
    const value = getValues(titlePath);
    return value === derivedTitle.current ? '' : value;
  };

  return {
    getTypedTitle,
    /** '' clears the title. */
    updateFromUrl(url: string): void {
      if (getTypedTitle() !== '') return;
      derivedTitle.current = getTitleFromUrl(url);
      setValue(titlePath, derivedTitle.current, { shouldValidate: derivedTitle.current !== '' });
    },
  };
}

function getTitleFromUrl(url: string): string {
  if (!URL.canParse(url)) return '';
  const { pathname } = new URL(url);
  try {
    return /[^/]$/.test(pathname) ? toFileTitle(decodeURIComponent(pathname)) : '';
  } catch {
    // Not valid UTF-8, so it can't be a title.
    return '';
  }
}
