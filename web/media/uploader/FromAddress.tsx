import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cleanName } from '#contract/clean-name';
import { TextField } from '../../ui/form/TextField';
import * as styles from './FromAddress.css';
import { titleOf } from './upload-form';
import { addressProblem } from './upload-problem';
import { addressKey, isBusy } from './uploads';
import type { UploaderState } from './use-uploader';

/** Takes a picture that lies elsewhere, by its address; it is called as the address ends. */
export function FromAddress({
  uploader: { uploads, form, errors },
}: {
  readonly uploader: UploaderState;
}) {
  const [upload] = uploads;
  const nameIt = (address: string) => {
    if (form.getValues(titleOf(addressKey)) || !URL.canParse(address)) return;
    form.setValue(titleOf(addressKey), nameAt(new URL(address)));
  };
  return (
    <Disclosure as="div">
      {/* Folded away, it has no say. */}
      <DisclosureButton className={styles.header} onClick={() => form.resetField('file_url')}>
        <Trans>From a web address</Trans>
        <ChevronDown size={20} aria-hidden className={styles.mark} />
      </DisclosureButton>
      <DisclosurePanel unmount={false} className={styles.panel}>
        <TextField
          label={<Trans>Address of the picture</Trans>}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          readOnly={upload !== undefined && isBusy(upload)}
          error={errors.address ?? addressProblem(upload)}
          {...form.register('file_url', { onBlur: ({ target }) => nameIt(target.value) })}
        />
      </DisclosurePanel>
    </Disclosure>
  );
}

function nameAt({ pathname }: URL): string {
  try {
    return /[^/]$/.test(pathname) ? cleanName(decodeURIComponent(pathname)) : '';
  } catch {
    // What is no UTF-8 is no name either.
    return '';
  }
}
