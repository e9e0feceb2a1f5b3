import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths';

/** Where an enquiry about a custom event begins: the contact page, its subject filled in. */
export function useCustomEventContact(): string {
  const { t } = useLingui();
  return paths.contact(t`A custom event`);
}
