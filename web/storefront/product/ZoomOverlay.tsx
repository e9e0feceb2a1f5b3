import { CloseButton, Dialog, DialogPanel } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ImageAsset } from '#contract/media/schema';
import { useLanguage } from '../../i18n/use-language';
import { RestoreFocus } from '../../ui/dialog/RestoreFocus';
import { buildSourceSet } from '../../ui/image/source-set';
import * as styles from './ZoomOverlay.css';

interface ZoomOverlayProps {
  readonly image: ImageAsset;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ZoomOverlay({ image, open, onClose }: ZoomOverlayProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { fallback, srcSet } = buildSourceSet(image);
  return (
    <Dialog open={open} onClose={onClose} className={styles.overlay} aria-label={t`Photo`}>
      <DialogPanel transition className={styles.panel} onClick={onClose}>
        <RestoreFocus />
        <img
          className={styles.image}
          src={fallback}
          srcSet={srcSet}
          sizes="100vw"
          width={image.width}
          height={image.height}
          alt={image.alt[language]}
        />
        <CloseButton className={styles.close} aria-label={t`Close`}>
          <X aria-hidden />
        </CloseButton>
      </DialogPanel>
    </Dialog>
  );
}
