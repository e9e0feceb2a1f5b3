import { Trans, useLingui } from '@lingui/react/macro';
import type { AvailabilityContext } from '#contract/orders/event';
import { type EventPlan, eventPlanLimits } from '#contract/planner/event-plan';
import { allergenNames, allergens } from '#contract/products/allergens';
import { dietNames, diets } from '#contract/products/diets';
import { occasionNames, occasions } from '#contract/products/fact-names';
import { tracesWarning } from '#contract/products/traces-warning';
import { useLanguage } from '../../i18n/use-language';
import { addBasePath } from '../../routing/base-path';
import { localizePath, paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { CheckboxChips } from '../../ui/form/CheckboxChips';
import { Radio, RadioGroup } from '../../ui/form/RadioGroup';
import { SelectField } from '../../ui/form/SelectField';
import { BudgetField } from './BudgetField';
import { NumberStepper } from './NumberStepper';
import { PlaceField } from './PlaceField';
import { PlanDateField } from './PlanDateField';
import * as styles from './PlanForm.css';
import { type PlanControl, usePlanChoices } from './use-plan';

interface PlanFormProps {
  readonly plan: EventPlan;
  readonly context: AvailabilityContext;
}

/** Without JavaScript, a form that opens the page with the choices in its URL. */
export function PlanForm({ plan: shownPlan, context }: PlanFormProps) {
  const { plan, change } = usePlanChoices(shownPlan);
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <form
      method="get"
      action={addBasePath(localizePath(paths.plan(), language))}
      className={styles.form}
      aria-label={t`Your event`}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.row}>
        <NumberStepper
          label={t`Adults`}
          name="people"
          value={plan.adults}
          min={1}
          max={eventPlanLimits.people}
          onChange={(adults) => change({ adults })}
        />
        <NumberStepper
          label={t`Children`}
          name="children"
          value={plan.children}
          min={0}
          max={eventPlanLimits.people - plan.adults}
          onChange={(children) => change({ children })}
        />
        <NumberStepper
          label={t`How many hours`}
          name="hours"
          value={plan.hours}
          min={1}
          max={eventPlanLimits.hours}
          onChange={(hours) => change({ hours })}
        />
      </div>
      <StyleField {...{ plan, change }} />
      <div className={styles.row}>
        <div className={styles.wide}>
          <PlanDateField {...{ plan, change, context }} />
        </div>
        <div className={styles.wide}>
          <PlaceField {...{ plan, change }} settings={context.settings} />
        </div>
        <div className={styles.bottom}>
          <BudgetField budget={plan.budget} onChange={(budget) => change({ budget })} />
        </div>
        <div className={styles.bottom}>
          <SelectField
            label={<Trans>Occasion</Trans>}
            name="occasion"
            value={plan.occasion ?? ''}
            onChange={(event) =>
              change({ occasion: occasions.find((name) => name === event.currentTarget.value) })
            }
          >
            <option value="">{t`Any occasion`}</option>
            {occasions
              .filter((occasion) => occasion !== 'gift')
              .map((occasion) => (
                <option key={occasion} value={occasion}>
                  {occasionNames[occasion][language]}
                </option>
              ))}
          </SelectField>
        </div>
      </div>
      <CheckboxChips
        legend={<Trans>Without</Trans>}
        hint={tracesWarning[language]}
        name="without"
        options={allergens.map((value) => ({ value, label: allergenNames[value][language] }))}
        selected={plan.without}
        onChange={(without) => change({ without })}
      />
      <CheckboxChips
        legend={<Trans>All of it</Trans>}
        name="diet"
        options={diets.map((value) => ({ value, label: dietNames[value][language] }))}
        selected={plan.diets}
        onChange={(selected) => change({ diets: selected })}
      />
      {!plan.diets.includes('vegetarian') && (
        <NumberStepper
          label={t`Vegetarian guests`}
          hint={<Trans>They’ll have enough without meat; everyone else can have all of it.</Trans>}
          name="vegetarians"
          value={plan.vegetarians}
          min={0}
          max={plan.adults + plan.children}
          onChange={(vegetarians) => change({ vegetarians })}
        />
      )}
      <noscript>
        <button type="submit" className={button.widePrimary}>
          <Trans>Show proposals</Trans>
        </button>
      </noscript>
    </form>
  );
}

function StyleField({ plan, change }: PlanControl) {
  const renderOption = (style: EventPlan['style'], label: string) => (
    <Radio
      name="style"
      value={style}
      checked={plan.style === style}
      onChange={() => change({ style })}
      label={label}
    />
  );
  const { t } = useLingui();
  return (
    <RadioGroup legend={<Trans>What it’s for</Trans>}>
      {renderOption('nibbles', t`Nibbles with other food`)}
      {renderOption('meal', t`The whole meal`)}
    </RadioGroup>
  );
}
