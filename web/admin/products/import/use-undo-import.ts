import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { undoImport } from '#contract/products/admin-endpoints';
import { request } from '../../../data/http-client';
import { useLanguage } from '../../../i18n/use-language';
import { useMutationToast } from '../../shell/mutations/use-mutation-toast';

/** Undoes an import and toasts the result; `onUndone` should refresh the products. */
export function useUndoImport(onUndone: () => void): (importId: number) => Promise<void> {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  return async (importId) => {
    await runMutation(() => request(undoImport, { body: { importId, language } }), {
      done: ({ missing }) =>
        missing.length === 0
          ? t`Undone`
          : t`${plural(missing.length, {
              one: 'Undone, but for # product that was changed since',
              other: 'Undone, but for # products that were changed since',
            })}`,
      failed: t`The import could not be undone. Please try again.`,
    });
    onUndone();
  };
}
