import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Servings } from '#contract/orders/order-validation';
import { useLanguage } from '../../../i18n/use-language';
import { TextField } from '../../../ui/form/TextField';
import { estimateServings, parseGuests } from '../estimate-servings';
import { formatServings } from '../format-servings';
import type { FieldControl } from './field-control';
import type { LineItem } from './line-items';

interface GuestsFieldProps {
  readonly control: FieldControl;
  readonly lines: readonly LineItem[];
  readonly guests: string;
}

export function GuestsField({ control, lines, guests }: GuestsFieldProps) {
  const formatStatus = useServingsStatus();
  const { serves } = estimateServings(lines);
  const count = parseGuests(guests);
  return (
    <TextField
      label={<Trans>Guests</Trans>}
      hint={<Trans>How many you’ll be. We’ll check that there’s enough for everyone.</Trans>}
      inputMode="numeric"
      status={serves && (count === undefined ? '' : formatStatus(serves, count))}
      {...control}
    />
  );
}

function useServingsStatus() {
  const { t } = useLingui();
  const language = useLanguage();
  return (serves: Servings, guests: number): string => {
    const range = formatServings(serves, language);
    if (guests > serves.to)
      return t`Serves ${range} of your ${plural(guests, { one: '# guest', other: '# guests' })}`;
    if (guests <= serves.from)
      return t`Serves ${range}: enough for your ${plural(guests, { one: 'guest', other: '# guests' })}`;
    return t`Serves ${range}: just enough for your ${plural(guests, { one: 'guest', other: '# guests' })}`;
  };
}
