import { Trans, useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { eraseCustomer } from '#contract/customers/admin-endpoints';
import { request } from '../../data/http-client';
import { backOfficePaths } from '../../routing/back-office-paths';
import { useNavigateNow } from '../../routing/use-navigate';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { useSending } from '../../ui/form/use-sending';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import { useRevalidateAll } from '../sign-in/use-revalidate-all';

interface EraseDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

export function EraseDialog({ email, onClose }: EraseDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigateNow();
  const runMutation = useMutationToast();
  const revalidateAll = useRevalidateAll();
  const { sending, whileSending } = useSending();

  async function erase(): Promise<void> {
    const outcome = await runMutation(() => request(eraseCustomer, { query: { email } }), {
      done: () => t`Erased`,
      failed: t`This couldn’t be erased. Please try again.`,
    });
    onClose();
    if (!outcome.done) return;
    // What is still on screen would be fetched again: a 404.
    flushSync(() => navigate(backOfficePaths.customers(), { replace: true }));
    await revalidateAll();
  }

  return (
    <ConfirmDialog
      title={<Trans>Erase this person’s data?</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      confirmLabel={<Trans>Erase</Trans>}
      isPending={sending}
      onCancel={onClose}
      onConfirm={() => void whileSending(erase)}
    >
      <p>
        <Trans>
          Messages, requests and event inquiries with their photos and the newsletter subscription
          of {email} are deleted. Orders stay for the books, without name, address and notes. This
          can’t be undone.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
