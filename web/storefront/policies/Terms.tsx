import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { business, deliveryAreas } from '#contract/business';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { PageHead } from '../../seo/PageHead';
import { allergyWarning } from '../faq/allergy-warning';
import { useShopSettings } from '../shop-settings/use-shop-settings';
import * as styles from './PolicyPage.css';
import { PolicySection } from './PolicySection';

/** Hours after delivery in which we hear what arrived wrong. */
const complaintHours = 24;

export function Terms() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Terms of your order`}
        description={t`When your request becomes an order, what delivery costs, until when canceling is free, what allergens our kitchen has, and what we do if something arrives wrong.`}
      />
      <h1 className={styles.title}>
        <Trans>Terms of your order</Trans>
      </h1>
      <p className={styles.introduction}>
        <Trans>What you can count on when you order from us, and what we ask of you.</Trans>
      </p>
      <OrderTerms />
      <DeliveryTerms />
      <CancellationTerms />
      <AllergenTerms />
      <ComplaintTerms />
    </div>
  );
}

function OrderTerms() {
  const { settings } = useShopSettings();
  const { depositPercent: percent, minLargeEventGuests: guests } = settings;
  return (
    <PolicySection title={<Trans>Your order and how you pay</Trans>}>
      <p>
        <Trans>
          What you send us is a request. It becomes an order when we confirm the day, the delivery
          fee and the total. Until then, every sum is an estimated total.
        </Trans>
      </p>
      <p>
        <Trans>
          You pay nothing when you send a request. You pay after we confirm: by card link, cash or
          Zelle.
        </Trans>
      </p>
      {percent > 0 && (
        <p>
          <Trans>
            For {guests} guests or more, we ask for a deposit of {percent}% of the total.
          </Trans>
        </p>
      )}
    </PolicySection>
  );
}

function DeliveryTerms() {
  const language = useLanguage();
  const { settings } = useShopSettings();
  const shipping = formatPrice(settings.shippingFee, language);
  return (
    <PolicySection title={<Trans>Delivery, pickup and shipping</Trans>}>
      <ul className={styles.list}>
        {settings.deliveryAreas.map(({ slug, fee }) => {
          const area = deliveryAreas.find((candidate) => candidate.slug === slug);
          const name = area?.name[language];
          const price = formatPrice(fee, language);
          return (
            <li key={slug}>
              {fee === 0 ? (
                <Trans>{name}: free delivery</Trans>
              ) : (
                <Trans>
                  {name}: {price}
                </Trans>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <Trans>Pickup in Highland Park is always possible, by appointment.</Trans>
      </p>
      <p>
        <Trans>Gift boxes ship for {shipping} to each recipient.</Trans>
      </p>
    </PolicySection>
  );
}

function CancellationTerms() {
  const { settings } = useShopSettings();
  const { cancellationHours: hours, largeEventNoticeHours: largeHours } = settings;
  const guests = settings.minLargeEventGuests;
  return (
    <PolicySection title={<Trans>If your plans change</Trans>}>
      <p>
        <Plural
          value={hours}
          one="Canceling is free until # hour before the delivery or pickup time of your order."
          other="Canceling is free until # hours before the delivery or pickup time of your order."
        />{' '}
        <Trans>
          Without a time, as for gifts that we ship, we count from when we open on the day your
          order leaves our kitchen.
        </Trans>
      </p>
      <p>
        {largeHours % 24 === 0 ? (
          <Plural
            value={largeHours / 24}
            one={`For ${guests} guests or more, it’s free until # day before.`}
            other={`For ${guests} guests or more, it’s free until # days before.`}
          />
        ) : (
          <Plural
            value={largeHours}
            one={`For ${guests} guests or more, it’s free until # hour before.`}
            other={`For ${guests} guests or more, it’s free until # hours before.`}
          />
        )}{' '}
        <Trans>After that we have bought the food, so we keep the deposit.</Trans>
      </p>
      <p>
        <Trans>
          To change something, write or call. We do what the kitchen still can, and tell you the new
          total first.
        </Trans>
      </p>
    </PolicySection>
  );
}

function AllergenTerms() {
  const language = useLanguage();
  return (
    <PolicySection title={<Trans>Allergens</Trans>}>
      <p>
        <Trans>Our kitchen works with milk, wheat, eggs, nuts and almonds every day.</Trans>{' '}
        {allergyWarning[language]}
      </p>
    </PolicySection>
  );
}

const ComplaintTerms = () => (
  <PolicySection title={<Trans>If something arrives wrong</Trans>}>
    <p>
      <Trans>
        Food can’t be returned. But what arrives wrong we make right: tell us within{' '}
        {complaintHours} hours, with a photo if you can, at{' '}
        <a href={`tel:${business.phone.e164}`} className={styles.phone}>
          {business.phone.display}
        </a>
        .
      </Trans>
    </p>
    <p>
      <PageLink to={paths.contact()} className={styles.link}>
        <Trans>Write to us</Trans>
      </PageLink>
    </p>
  </PolicySection>
);
