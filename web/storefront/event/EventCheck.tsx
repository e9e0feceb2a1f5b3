import { Trans, useLingui } from '@lingui/react/macro';
import type { Unavailability } from '#contract/orders/event';
import type { RequirementCheck } from '#contract/products/requirement-check';
import type { Product } from '#contract/products/schema';
import { tracesWarning } from '#contract/products/traces-warning';
import { formatLongDateWithoutYear } from '../../i18n/event-dates';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import * as styles from './EventCheck.css';
import { useEventAvailability } from './use-event-availability';
import { useRequiredTexts, useRequirementTexts } from './use-event-texts';

/** On the product page: whether it can be had for the event. */
export function EventCheck({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const availability = useEventAvailability(product);
  if (!availability) return null;
  const { event, unavailability, requirements } = availability;
  // Without stock, the button says so.
  const date = unavailability?.reason === 'out-of-stock' ? undefined : event.date;
  const hasRequirements = event.without.length + event.diets.length > 0;
  if (!date && !hasRequirements) return null;
  return (
    <section className={styles.check} aria-label={t`For your event`}>
      {date && <DayAnswer date={date} unavailability={unavailability} />}
      {hasRequirements && <RequirementsAnswer required={event} requirements={requirements} />}
    </section>
  );
}

interface DayAnswerProps {
  readonly date: string;
  readonly unavailability: Unavailability | undefined;
}

function DayAnswer({ date, unavailability }: DayAnswerProps) {
  const language = useLanguage();
  const day = formatLongDateWithoutYear(date, language);
  if (!unavailability)
    return (
      <p className={styles.yes}>
        <Trans>For your {day}: yes</Trans>
      </p>
    );
  return (
    <p className={styles.no}>
      <Trans>For your {day}: no.</Trans> <DayReason unavailability={unavailability} />
    </p>
  );
}

function DayReason({ unavailability }: { readonly unavailability: Unavailability }) {
  const language = useLanguage();
  if (unavailability.reason === 'closed') return <Trans>We’re closed that day.</Trans>;
  if (unavailability.reason === 'full') return <Trans>Our kitchen is full that day.</Trans>;
  if (unavailability.reason === 'out-of-stock') return null;
  const earliest = formatLongDateWithoutYear(unavailability.earliest, language);
  return <Trans>The earliest is {earliest}.</Trans>;
}

interface RequirementsAnswerProps {
  readonly required: Parameters<typeof useRequiredTexts>[0];
  readonly requirements: RequirementCheck;
}

function RequirementsAnswer({ required, requirements }: RequirementsAnswerProps) {
  const language = useLanguage();
  const requiredTexts = formatList(useRequiredTexts(required), language);
  const { against, onRequest } = useRequirementTexts()(requirements);
  return (
    <>
      {against.length === 0 && !onRequest && (
        <p className={styles.yes}>
          <Trans>For your table ({requiredTexts}): yes</Trans>
        </p>
      )}
      {against.map((text) => (
        <p key={text} className={styles.no}>
          {text}
        </p>
      ))}
      {onRequest && <p className={styles.onRequest}>{onRequest}</p>}
      {requirements.unconfirmed && (
        <PageLink to={paths.contact()} className={styles.link}>
          <Trans>Ask us about it</Trans>
        </PageLink>
      )}
      <p className={styles.note}>{tracesWarning[language]}</p>
    </>
  );
}
