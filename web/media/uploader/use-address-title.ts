import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cleanName } from '#contract/media/admin-rules';
import { type Filled, titleOf } from './upload-form';
import { addressKey } from './uploads';

type TitledForm = Pick<UseFormReturn<Filled>, 'getValues' | 'setValue'>;

const title = titleOf(addressKey);

/** Derives the title from the URL until the user types one. */
export function useAddressTitle({ getValues, setValue }: TitledForm) {
  const derived = useRef('');

  /** '' if the user didn't type a title. */
  const typed = (): string => {
    const written = getValues(title);
    return written === derived.current ? '' : written;
  };

  return {
    typed,
    /** '' clears the title. */
    follow(address: string): void {
      if (typed() !== '') return;
      derived.current = nameAt(address);
      setValue(title, derived.current, { shouldValidate: derived.current !== '' });
    },
  };
}

function nameAt(address: string): string {
  if (!URL.canParse(address)) return '';
  const { pathname } = new URL(address);
  try {
    return /[^/]$/.test(pathname) ? cleanName(decodeURIComponent(pathname)) : '';
  } catch {
    // Not valid UTF-8, so it can't be a title.
    return '';
  }
}
