import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EventPlan } from '#contract/planner/event-plan';
import type { PlanShortage, Requirement } from '#contract/planner/find-shortage';
import { allergenNames } from '#contract/products/allergens';
import { dietNames } from '#contract/products/diets';
import { formatLongDate } from '../../i18n/event-dates';
import { formatAlternatives } from '../../i18n/format-alternatives';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { useHydrated } from '../../routing/use-hydrated';
import { button, textButton } from '../../ui/button/Button.css';
import { AskLink } from './AskLink';
import { focusProposals } from './focus-proposals';
import * as styles from './Proposals.css';
import { useBuildPlanPath } from './use-plan';

interface ShortageProps {
  readonly plan: EventPlan;
  readonly shortage: PlanShortage;
  readonly onAsk: () => void;
}

/** Says why there are no proposals, and offers the nearest change that makes some possible. */
export const Shortage = ({ plan, shortage, onAsk }: ShortageProps) => (
  <div className={styles.shortage}>
    <Reason {...{ plan, shortage }} />
    {useHydrated() ? (
      <button type="button" className={textButton} onClick={onAsk}>
        <Trans>Ask us about it</Trans>
      </button>
    ) : (
      <AskLink plan={plan} />
    )}
  </div>
);

function Reason({ plan, shortage }: Omit<ShortageProps, 'onAsk'>) {
  switch (shortage.reason) {
    case 'budget':
      return <BudgetShortage plan={plan} minDollars={shortage.minDollars} />;
    case 'requirements':
      return <RequirementShortage helpful={shortage.helpful} />;
    case 'out-of-stock':
      return (
        <Message>
          <Trans>We don’t have enough for so many at the moment. Ask us: we may find a way.</Trans>
        </Message>
      );
    default:
      return <DayShortage plan={plan} reason={shortage.reason} next={shortage.next} />;
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

/** A link, so that it works without JavaScript. It goes away, and must not take the focus with it. */
function ChangeLink({
  plan,
  children,
}: {
  readonly plan: EventPlan;
  readonly children: ReactNode;
}) {
  const buildPath = useBuildPlanPath();
  return (
    <PageLink to={buildPath(plan)} replace className={button.secondary} onLeave={focusProposals}>
      {children}
    </PageLink>
  );
}

interface BudgetShortageProps {
  readonly plan: EventPlan;
  readonly minDollars: number;
}

function BudgetShortage({ plan, minDollars }: BudgetShortageProps) {
  const language = useLanguage();
  const price = formatPrice(minDollars, language);
  return (
    <Message
      action={
        <ChangeLink plan={{ ...plan, budget: minDollars }}>
          <Trans>Make it {price}</Trans>
        </ChangeLink>
      }
    >
      <Trans>That’s tight: enough for everyone costs at least {price}.</Trans>
    </Message>
  );
}

interface DayShortageProps {
  readonly plan: EventPlan;
  readonly reason: 'closed' | 'full' | 'too-soon';
  readonly next: string | undefined;
}

function DayShortage({ plan, reason, next }: DayShortageProps) {
  const language = useLanguage();
  const date = next && formatLongDate(next, language);
  return (
    <Message
      action={
        date && (
          <ChangeLink plan={{ ...plan, date: next }}>
            <Trans>Take {date}</Trans>
          </ChangeLink>
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
