import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { listMediaFiles, productPicturesFolder } from '#contract/media';
import { useEndpoint } from '../../data/use-endpoint';
import { AwaitedGrid } from '../../media/panel/grid/AwaitedGrid';
import { LoadFailed } from '../../media/panel/library/LoadFailed';
import { button } from '../../ui/button/Button.css';
import { toast } from '../../ui/toast/toast-store';
import { HeaderChoices } from './HeaderChoices';
import * as styles from './HeaderMedia.css';
import { HeaderPreview } from './HeaderPreview';
import { SettingFault } from './SettingFault';
import { useSetHeaderImage } from './use-set-header-image';

/** The documented number of pictures to choose from. */
const limit = 100;

/** Chooses one of the pictures of products that visitors may see. */
export function HeaderPicker() {
  const { t } = useLingui();
  const query = { folder: productPicturesFolder, limit };
  const { data, error, mutate } = useEndpoint(listMediaFiles, { query });
  const [chosenId, setChosenId] = useState<string>();
  const { set, sending, fault } = useSetHeaderImage();
  const files = data?.files.filter(({ privacy }) => privacy === 'public');
  const chosen = files?.find(({ id }) => id === chosenId);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (chosen) return void set(chosen.id);
    toast({ title: t`Error`, description: t`Please select an image first`, tone: 'critical' });
  }

  return (
    <form className={styles.section} onSubmit={submit}>
      {files && <HeaderChoices files={files} chosenId={chosen?.id} onChoose={setChosenId} />}
      {!files && error && (
        <LoadFailed onRetry={() => void mutate()}>
          <Trans>Error loading images from the media provider. Please try again.</Trans>
        </LoadFailed>
      )}
      {!files && !error && (
        <div className={styles.wide}>
          <AwaitedGrid />
        </div>
      )}
      <HeaderPreview file={chosen} />
      <button type="submit" className={button()} aria-disabled={sending}>
        <Trans>Set as Header Image</Trans>
      </button>
      <SettingFault fault={fault} />
    </form>
  );
}
