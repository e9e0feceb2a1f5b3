import { Trans } from '@lingui/react/macro';
import { maxCollectionProducts } from '#contract/settings/limits';
import type { ShopSettingsResponse } from '#contract/settings/schema';
import { UnsavedChangesGuard } from '../shell/unsaved-changes/UnsavedChangesGuard';
import { CapacityFields } from './CapacityFields';
import { ClosedDatesFields } from './ClosedDatesFields';
import { DeliveryAreaFields } from './DeliveryAreaFields';
import { NoticeFields } from './NoticeFields';
import { OpeningFields } from './OpeningFields';
import { PolicyFields } from './PolicyFields';
import { SaveBar } from './SaveBar';
import { SeasonalCollectionFields } from './SeasonalCollectionFields';
import * as styles from './SettingsPage.css';
import { SettingsSection } from './SettingsSection';
import { ShippingFields } from './ShippingFields';
import { SynonymsField } from './SynonymsField';
import { useShopSettingsForm } from './use-shop-settings-form';

interface ShopSettingsEditorProps {
  readonly initialSettings: ShopSettingsResponse;
}

export function ShopSettingsEditor({ initialSettings }: ShopSettingsEditorProps) {
  const state = useShopSettingsForm(initialSettings);
  const { form, sending, submit, discard } = state;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {form.formState.isDirty && <UnsavedChangesGuard onDiscard={discard} />}
      <fieldset disabled={sending} className={styles.fieldset}>
        <SettingsSection title={<Trans>Opening days and hours</Trans>}>
          <OpeningFields form={form} />
        </SettingsSection>
        <SettingsSection
          title={<Trans>Notice and large events</Trans>}
          hint={<Trans>How long before the day an order has to arrive.</Trans>}
        >
          <NoticeFields form={form} />
        </SettingsSection>
        <SettingsSection
          title={<Trans>Closed dates</Trans>}
          hint={<Trans>Nobody can order for these days. Orders that you already have stay.</Trans>}
        >
          <ClosedDatesFields form={form} />
        </SettingsSection>
        <SettingsSection
          title={<Trans>Capacity per day</Trans>}
          hint={<Trans>A day is full once it reaches one of the two.</Trans>}
        >
          <CapacityFields form={form} />
        </SettingsSection>
        <SettingsSection
          title={<Trans>Delivery areas</Trans>}
          hint={<Trans>An address is in the area that has its ZIP code.</Trans>}
        >
          <DeliveryAreaFields form={form} />
        </SettingsSection>
        <SettingsSection title={<Trans>Shipping and pickup</Trans>}>
          <ShippingFields form={form} />
        </SettingsSection>
        <SettingsSection
          title={<Trans>Cancellation and deposit</Trans>}
          hint={<Trans>Your terms page shows these numbers.</Trans>}
        >
          <PolicyFields form={form} />
        </SettingsSection>
        <SettingsSection
          title={<Trans>Words in a search</Trans>}
          hint={
            <Trans>
              Your customers find the same products with any word of a row. The search already knows
              many, such as ham and jamón.
            </Trans>
          }
        >
          <SynonymsField form={form} />
        </SettingsSection>
        <SettingsSection
          title={<Trans>Seasonal collection</Trans>}
          hint={
            <Trans>
              Up to {maxCollectionProducts} products on the home page, until the last day to order
              them. Hidden and sold-out products are left out.
            </Trans>
          }
        >
          <SeasonalCollectionFields form={form} />
        </SettingsSection>
        <SaveBar state={state} />
      </fieldset>
    </form>
  );
}
