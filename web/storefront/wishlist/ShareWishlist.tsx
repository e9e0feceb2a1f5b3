import { Trans, useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { business } from '#contract/business';
import { useLanguage } from '../../i18n/use-language';
import { addBasePath } from '../../routing/base-path';
import { localizePath } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { TextField } from '../../ui/form/TextField';
import { toast } from '../../ui/toast/toast-store';
import { shareLink } from './share';
import { buildSharedListPath } from './shared-list';
import * as styles from './WishlistPage.css';

/** Shows the link if the browser can neither share nor copy it. */
export function ShareWishlist({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [urlToCopy, setUrlToCopy] = useState<string>();

  async function shareList(): Promise<void> {
    const url = location.origin + addBasePath(localizePath(buildSharedListPath(ids), language));
    const outcome = await shareLink({ title: t`A wishlist from ${business.name}`, url });
    if (outcome === 'copied') {
      toast({ title: t`Link copied`, description: t`Anyone who opens it sees this list.` });
    }
    setUrlToCopy(outcome === 'unavailable' ? url : undefined);
  }

  return (
    <div className={styles.share}>
      <button type="button" className={button.secondary} onClick={() => void shareList()}>
        <Share2 size={18} aria-hidden />
        <Trans>Share this list</Trans>
      </button>
      {urlToCopy && (
        <TextField
          label={<Trans>Copy this link to share the list</Trans>}
          value={urlToCopy}
          readOnly
        />
      )}
    </div>
  );
}
