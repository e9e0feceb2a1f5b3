import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cleanName } from '#contract/media/admin-rules';
import { type Filled, titleOf } from './upload-form';
import { addressKey } from './uploads';

type TitledForm = Pick<UseFormReturn<Filled>, 'getValues' | 'setValue'>;

const title = titleOf(addressKey);

/** The title of what comes from an address: it is called as the address ends, until somebody writes otherwise. */
export function useAddressTitle({ getValues, setValue }: TitledForm) {
  const derived = useRef('');

  /** '' where nobody wrote one. */
  const typed = (): string => {
    const written = getValues(title);
    return written === derived.current ? '' : written;
  };

  return {
    typed,
    /** Calls it by an address; by none where that is ''. */
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
    // What is no UTF-8 is no name either.
    return '';
  }
}
