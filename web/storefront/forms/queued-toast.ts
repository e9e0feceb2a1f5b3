import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../routing/paths';
import { toast } from '../../ui/toast/toast-store';

export const showQueuedToast = (i18n: I18n, openList: () => void): void =>
  toast({
    title: i18n._(msg`Not sent yet`),
    description: i18n._(msg`We couldn’t reach the shop. It will be sent once you’re back online.`),
    action: { label: i18n._(msg`Waiting to be sent`), run: openList },
    page: paths.cart(),
  });
