import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { button } from '../../ui/button/Button.css';
import { toast } from '../../ui/toast/toast-store';
import { ImagePicker } from '../image-picker/ImagePicker';
import { NewImageButton } from '../image-picker/NewImageButton';
import * as styles from './HeaderMediaTab.css';
import { HeaderPreview } from './HeaderPreview';
import { useSetHeaderImage } from './use-set-header-image';

export function HeaderPicker() {
  const { t } = useLingui();
  const [selected, setSelected] = useState<MediaFile>();
  const { updateHeaderImage, sending } = useSetHeaderImage();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (selected) return void updateHeaderImage(selected.id);
    toast({ title: t`Error`, description: t`Please select an image first`, tone: 'critical' });
  }

  return (
    <form className={styles.section} onSubmit={submit}>
      <h2 className={styles.title}>
        <Trans>Choose a header image</Trans>
      </h2>
      <NewImageButton selectedId={selected?.id} onSelect={setSelected} />
      <div className={styles.imageList}>
        <ImagePicker selectedId={selected?.id} onSelect={setSelected} />
      </div>
      <HeaderPreview file={selected} />
      <button type="submit" className={button.primary} aria-disabled={sending}>
        <Trans>Set as Header Image</Trans>
      </button>
    </form>
  );
}
