import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Servings } from '#contract/orders/order-validation';
import { useLanguage } from '../../../i18n/use-language';
import { TextField } from '../../../ui/form/TextField';
import { estimateServings, parseGuestCount } from '../contents/estimate-servings';
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
  const { totalServings } = estimateServings(lines);
  const count = parseGuestCount(guests);
  return (
    <TextField
      label={<Trans>Guests</Trans>}
      hint={<Trans>How many you’ll be. We’ll check that there’s enough for everyone.</Trans>}
      inputMode="numeric"
      status={totalServings && (count === undefined ? '' : formatStatus(totalServings, count))}
      {...control}
    />
  );
}

function useServingsStatus() {
  const { t } = useLingui();
  const language = useLanguage();
  return (totalServings: Servings, guests: number): string => {
    const range = formatServings(totalServings, language);
    if (guests > totalServings.to)
      return t`Serves ${range} of your ${plural(guests, { one: '# guest', other: '# guests' })}`;
    if (guests <= totalServings.from)
      return t`Serves ${range}: enough for your ${plural(guests, { one: 'guest', other: '# guests' })}`;
    return t`Serves ${range}: just enough for your ${plural(guests, { one: 'guest', other: '# guests' })}`;
  };
}
