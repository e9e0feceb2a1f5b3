import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlanShortage, Requirement } from '#contract/planner/find-shortage';
import { allergenNames } from '#contract/products/allergens';
import { dietNames } from '#contract/products/facts';
import { formatAlternatives } from '../../i18n/format-alternatives';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { button, textButton } from '../../ui/button/Button.css';
import { formatLongDate } from '../../ui/calendar/format-long-date';
import * as styles from './Proposals.css';
import type { PlanControl } from './use-plan';

interface ShortageProps extends Pick<PlanControl, 'change'> {
  readonly shortage: PlanShortage;
  readonly onAsk: () => void;
}

/** Says why there are no proposals, and offers the nearest change that makes some possible. */
export const Shortage = ({ shortage, change, onAsk }: ShortageProps) => (
  <div className={styles.shortage}>
    <Reason {...{ shortage, change }} />
    <button type="button" className={textButton} onClick={onAsk}>
      <Trans>Ask us about it</Trans>
    </button>
  </div>
);

function Reason({ shortage, change }: Omit<ShortageProps, 'onAsk'>) {
  switch (shortage.reason) {
    case 'budget':
      return <BudgetShortage minDollars={shortage.minDollars} onChange={change} />;
    case 'requirements':
      return <RequirementShortage helpful={shortage.helpful} />;
    case 'out-of-stock':
      return (
        <Message>
          <Trans>We don’t have enough for so many at the moment. Ask us: we may find a way.</Trans>
        </Message>
      );
    default:
      return <DayShortage reason={shortage.reason} next={shortage.next} onChange={change} />;
  }
}

interface MessageProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const Message = ({ children, action }: MessageProps) => (
  <>
    <p>{children}</p>
    {action}
  </>
);

interface BudgetShortageProps {
  readonly minDollars: number;
  readonly onChange: PlanControl['change'];
}

function BudgetShortage({ minDollars, onChange }: BudgetShortageProps) {
  const language = useLanguage();
  const price = formatPrice(minDollars, language);
  return (
    <Message
      action={
        <button
          type="button"
          className={button.secondary}
          onClick={() => onChange({ budget: minDollars })}
        >
          <Trans>Make it {price}</Trans>
        </button>
      }
    >
      <Trans>That’s tight: enough for everyone costs at least {price}.</Trans>
    </Message>
  );
}

interface DayShortageProps {
  readonly reason: 'closed' | 'full' | 'too-soon';
  readonly next: string | undefined;
  readonly onChange: PlanControl['change'];
}

function DayShortage({ reason, next, onChange }: DayShortageProps) {
  const language = useLanguage();
  const date = next && formatLongDate(next, language);
  return (
    <Message
      action={
        date && (
          <button
            type="button"
            className={button.secondary}
            onClick={() => onChange({ date: next })}
          >
            <Trans>Take {date}</Trans>
          </button>
        )
      }
    >
      {reason === 'closed' && <Trans>We’re closed that day.</Trans>}
      {reason === 'full' && <Trans>We have no room left that day.</Trans>}
      {reason === 'too-soon' && <Trans>That’s too soon for us to make enough.</Trans>}
    </Message>
  );
}

function RequirementShortage({ helpful }: { readonly helpful: readonly Requirement[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = helpful.map((requirement) => {
    if ('without' in requirement) {
      const allergen = allergenNames[requirement.without][language];
      return t`without: ${allergen}`;
    }
    return 'diet' in requirement ? dietNames[requirement.diet][language] : t`vegetarian guests`;
  });
  const blocking = formatAlternatives(names, language);
  return (
    <Message>
      {names.length === 0 ? (
        <Trans>We have nothing that suits all of that. Ask us: we may find a way.</Trans>
      ) : (
        <Trans>
          We don’t have enough that suits all of that. What stands in the way: {blocking}. Ask us:
          we may find a way.
        </Trans>
      )}
    </Message>
  );
}
