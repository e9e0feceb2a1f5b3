import { Trans } from '@lingui/react/macro';
import { NumberField } from './NumberField';
import { useDays } from './use-days';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function NoticeFields({ form }: SettingsFieldsProps) {
  const field = useSettingsField(form);
  const days = useDays(form);
  return (
    <>
      <NumberField
        label={<Trans>Notice for every order, in hours</Trans>}
        status={days('noticeHours')}
        {...field('noticeHours')}
      />
      <NumberField
        label={<Trans>A large event has at least this many guests</Trans>}
        {...field('minLargeEventGuests')}
      />
      <NumberField
        label={<Trans>Notice for large events, in hours</Trans>}
        status={days('largeEventNoticeHours')}
        {...field('largeEventNoticeHours')}
      />
    </>
  );
}
