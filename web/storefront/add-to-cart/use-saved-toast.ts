import { useLingui } from '@lingui/react/macro';
import { toast } from '../../ui/toast/toast-store';

/** Returns a function that shows a toast, with a warning if the device could not save the change. */
export function useSavedToast() {
  const { t } = useLingui();
  return (options: Parameters<typeof toast>[0], isSaved: boolean): void => {
    const notSavedWarning = t`This lasts until you close or reload the tab: your browser won’t let us save it.`;
    toast(
      isSaved ? options : { ...options, description: `${options.description}. ${notSavedWarning}` },
    );
  };
}
