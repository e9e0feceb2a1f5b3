import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly explanation: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, explanation, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="switch">
      <span className="switch-text">
        <span className="switch-label">{label}</span>
        <span className="explanation" id={id}>
          {explanation}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly selected: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons that look like one segmented control. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, isLegendHidden = false, choices, selected, onChange } = props;
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="segments">
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === selected}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SliderProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, unit, value, max, step, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {value} {unit}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(max, value)}
        step={step}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
