import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toFileTitle } from '#contract/media/admin-rules';
import { type Filled, titleField } from './upload-form';
import { urlKey } from './uploads';

type TitledForm = Pick<UseFormReturn<Filled>, 'getValues' | 'setValue'>;

const title = titleField(urlKey);

/** Derives the title from the URL until the user types one. */
export function useTitleFromUrl({ getValues, setValue }: TitledForm) {
  const derived = useRef('');

  /** '' if the user didn't type a title. */
  const typed = (): string => {
    const written = getValues(title);
    return written === derived.current ? '' : written;
  };

  return {
    typed,
    /** '' clears the title. */
    follow(url: string): void {
      if (typed() !== '') return;
      derived.current = nameAt(url);
      setValue(title, derived.current, { shouldValidate: derived.current !== '' });
    },
  };
}

function nameAt(url: string): string {
  if (!URL.canParse(url)) return '';
  const { pathname } = new URL(url);
  try {
    return /[^/]$/.test(pathname) ? toFileTitle(decodeURIComponent(pathname)) : '';
  } catch {
    // Not valid UTF-8, so it can't be a title.
    return '';
  }
}
