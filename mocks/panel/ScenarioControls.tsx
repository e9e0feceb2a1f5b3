import { type FormEvent, useId, useState } from 'react';
import {
  failingTargets,
  getScenarioGroup,
  isRecorded,
  type RecordedScenario,
  type ScenarioGroup,
  type ScenarioName,
  scenarioDescriptions,
  scenarioNames,
} from '../scenarios';
import { type MockSettings, withoutGroup, withScenario } from '../settings';
import { Choices, Section, Slider, Switch } from './controls';
import { listRecordings } from './panel-mocks';

export interface SettingsProps {
  readonly settings: MockSettings;
  readonly onChange: (settings: MockSettings) => void;
}

const listNames = (group: ScenarioGroup) =>
  scenarioNames.filter((name) => getScenarioGroup(name) === group);

const describeScenario = (name: ScenarioName | RecordedScenario): string =>
  isRecorded(name)
    ? 'The products and submissions of a recorded shop.'
    : scenarioDescriptions[name].shows;

function ScenarioSwitches({
  names,
  settings,
  onChange,
}: SettingsProps & { readonly names: readonly (ScenarioName | RecordedScenario)[] }) {
  return names.map((name) => (
    <Switch
      key={name}
      label={name}
      explanation={describeScenario(name)}
      isOn={settings.scenarios.has(name)}
      onChange={(isOn) => onChange(withScenario(settings, name, isOn))}
    />
  ));
}

interface AlternativesProps extends SettingsProps {
  readonly legend: string;
  readonly group: ScenarioGroup;
  /** The choice without a scenario. */
  readonly none: { readonly label: string; readonly explanation: string };
}

/** At most one scenario of the group. */
export function Alternatives({ legend, group, none, settings, onChange }: AlternativesProps) {
  const names = listNames(group);
  const selected = names.find((name) => settings.scenarios.has(name));
  const others = withoutGroup(settings, group);
  return (
    <>
      <Choices
        legend={legend}
        isLegendHidden
        selected={selected ?? ''}
        choices={[
          { value: '', label: none.label },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(name) => onChange(name === '' ? others : withScenario(others, name, true))}
      />
      <p className="explanation" aria-live="polite">
        {selected ? scenarioDescriptions[selected].shows : none.explanation}
      </p>
    </>
  );
}

interface DataSectionProps extends SettingsProps {
  readonly recordings: readonly RecordedScenario[];
}

export const DataSection = ({ recordings, ...props }: DataSectionProps) => (
  <Section title="Shop data">
    <Alternatives
      legend="Products"
      group="products"
      none={{ label: 'demo', explanation: 'The demo data, with a few submissions of each kind.' }}
      {...props}
    />
    <ScenarioSwitches names={listNames('data')} {...props} />
    <ScenarioSwitches names={listRecordings(recordings, props.settings)} {...props} />
  </Section>
);

export const NetworkSection = (props: SettingsProps) => {
  const { settings, onChange } = props;
  return (
    <Section title="Network">
      <Slider
        label="Latency"
        unit="ms"
        value={settings.latencyMs}
        max={5000}
        step={100}
        onChange={(latencyMs) => onChange({ ...settings, latencyMs })}
      />
      <Slider
        label="Requests that fail (503)"
        unit="%"
        value={settings.failurePercent}
        max={100}
        step={5}
        onChange={(failurePercent) => onChange({ ...settings, failurePercent })}
      />
      <ScenarioSwitches names={listNames('network')} {...props} />
      <ScenarioSwitches names={listNames('errors')} {...props} />
      <FailingEndpoints {...props} />
    </Section>
  );
};

const failingPrefix = 'server-error:';

function FailingEndpoints({ settings, onChange }: SettingsProps) {
  const [inputId, listId] = [useId(), useId()];
  const [text, setText] = useState('');
  const failing = [...settings.scenarios].filter((name) => name.startsWith(failingPrefix));
  const target = failingTargets.find((name) => name === text.trim());

  function add(event: FormEvent): void {
    event.preventDefault();
    if (!target) return;
    onChange(withScenario(settings, `${failingPrefix}${target}`, true));
    setText('');
  }

  return (
    <form className="field" onSubmit={add}>
      <label htmlFor={inputId}>Endpoints that answer 500</label>
      <div className="row">
        <input
          id={inputId}
          className="text"
          list={listId}
          placeholder="products, sendOrderRequest, …"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={!target}>
          Add
        </button>
      </div>
      <datalist id={listId}>
        {failingTargets.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {failing.length > 0 && (
        <ul className="chips">
          {failing.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="button chip"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(withScenario(settings, name, false))}
              >
                {name.slice(failingPrefix.length)} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
