import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { TextField } from '../../ui/form/TextField';
import { getUrlError } from './get-upload-error';
import * as styles from './UrlUpload.css';
import { isBusy } from './upload-reducer';
import type { UploaderState } from './use-uploader';

export function UrlUpload({
  uploader: { uploads, form, errors, urlTitle },
}: {
  readonly uploader: UploaderState;
}) {
  const [upload] = uploads;

  function clearUrl(): void {
    form.resetField('file_url');
    urlTitle.updateFromUrl('');
  }

  return (
    <Disclosure as="div">
      {/* A collapsed panel must not be submitted. */}
      <DisclosureButton className={styles.header} onClick={clearUrl}>
        <Trans>From a web address</Trans>
        <ChevronDown size={20} aria-hidden className={styles.chevron} />
      </DisclosureButton>
      <DisclosurePanel unmount={false} className={styles.panel}>
        <TextField
          label={<Trans>Address of the picture</Trans>}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          readOnly={upload !== undefined && isBusy(upload)}
          error={errors.url ?? getUrlError(upload)}
          {...form.register('file_url', {
            onChange: ({ target }) => urlTitle.updateFromUrl(target.value),
          })}
        />
      </DisclosurePanel>
    </Disclosure>
  );
}
