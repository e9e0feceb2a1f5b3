import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { countPeople, type EventPlan } from '#contract/planner/event-plan';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';

interface AskLinkProps {
  readonly plan: EventPlan;
  readonly titleId?: string;
}

/** Without JavaScript, instead of buttons that need it. */
export function AskLink({ plan, titleId }: AskLinkProps) {
  const { t } = useLingui();
  const people = countPeople(plan);
  const subject = t`An event for ${plural(people, { one: '# person', other: '# people' })}`;
  return (
    <PageLink
      to={paths.contact(subject)}
      className={button.wideSecondary}
      aria-describedby={titleId}
    >
      <Trans>Ask us about it</Trans>
    </PageLink>
  );
}
