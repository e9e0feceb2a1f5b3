import { useLingui } from '@lingui/react/macro';
import type { RequestStatus } from '#contract/restoration';
import { type KeptRequest, setRequestStatus } from '#contract/restoration-requests';
import { write } from '../../data/write';
import { useLanguage } from '../../i18n/use-language';
import type { Enquiries } from '../enquiries/use-enquiries';
import type { Reader } from '../enquiries/use-reader';
import { useStatusDeed } from '../enquiries/use-status-deed';

/** Gives a request another status; answers whether nothing is left to be done. */
export function useRequestStatus(list: Enquiries<KeptRequest>, reader: Reader<KeptRequest>) {
  const { t } = useLingui();
  const language = useLanguage();
  const statusDeed = useStatusDeed(list, reader);

  return ({ id }: KeptRequest, status: RequestStatus): Promise<boolean> =>
    statusDeed(() => write(setRequestStatus, { params: { id }, body: { status, language } }), {
      done: t`Request status updated successfully`,
      failed: t`Failed to update request status`,
    });
}
