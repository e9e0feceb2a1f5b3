import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths';

/** URL of the contact page with the subject filled in. */
export function useCustomEventContactUrl(): string {
  const { t } = useLingui();
  return paths.contact(t`A custom event`);
}
