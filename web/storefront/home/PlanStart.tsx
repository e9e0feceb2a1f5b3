import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { defaultEventPlan, eventPlanLimits } from '#contract/planner/event-plan';
import { lazyComponent } from '../../data/lazy-module';
import { useLanguage } from '../../i18n/use-language';
import { addBasePath } from '../../routing/base-path';
import { PageLink } from '../../routing/PageLink';
import { localizePath, paths } from '../../routing/paths';
import { useNavigate } from '../../routing/use-navigate';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { action } from '../event-bar/EventBar.css';
import { EventButton } from '../event-bar/EventButton';
import { WhenPlanned } from '../event-bar/WhenPlanned';
import * as styles from './PlanStart.css';

const eventInputs = lazyComponent(async () => (await import('../event/EventInputs')).EventInputs);

/** A sentence with two blanks. Without JavaScript, a form that opens the planner with them in its URL. */
export function PlanStart() {
  const language = useLanguage();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (value) search.append(name, String(value));
    void navigate(localizePath(`${paths.plan()}?${search}`, language));
  }

  return (
    <div className={styles.start}>
      <form
        ref={formRef}
        method="get"
        action={addBasePath(localizePath(paths.plan(), language))}
        className={styles.form}
        onSubmit={handleSubmit}
      >
        <p className={styles.sentence}>
          <Trans>
            We’ll be{' '}
            <label className={styles.blank}>
              <input
                name="people"
                inputMode="numeric"
                autoComplete="off"
                maxLength={String(eventPlanLimits.people).length}
                defaultValue={defaultEventPlan.adults}
                className={styles.people}
              />
              <span className={styles.caption}>people</span>
            </label>{' '}
            on{' '}
            <label className={styles.blank}>
              <input type="date" name="date" className={styles.date} />
              <span className={styles.caption}>day</span>
            </label>
          </Trans>
        </p>
        <WhenPlanned lazy={eventInputs}>
          {(EventInputs) => <EventInputs formRef={formRef} />}
        </WhenPlanned>
        <p className={styles.actions}>
          <button type="submit" className={classes(button.primary, styles.submit)}>
            <Trans>Set my table</Trans>
          </button>
          <PageLink to={paths.shop()} className={styles.shopLink}>
            <Trans>Shop the boards</Trans>
          </PageLink>
        </p>
      </form>
      {/* Outside the form: the dialog's own form would submit this one, too. */}
      <EventButton
        className={styles.event}
        prompt={
          <span className={action}>
            <Trans>Add the place, and what to leave out</Trans>
          </span>
        }
      />
    </div>
  );
}
