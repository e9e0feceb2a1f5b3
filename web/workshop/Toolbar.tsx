import { textButton } from '../ui/button/Button.css';
import {
  label as labelStyle,
  option,
  radio,
  themeSwitch,
} from '../ui/theme-switch/ThemeSwitch.css';
import { visuallyHidden } from '../ui/visually-hidden.css';
import type { ListedStory } from './story-list';
import { type WorkshopState, widths } from './use-workshop-state';
import * as styles from './Workshop.css';

interface ToolbarProps {
  readonly state: WorkshopState & { readonly story: ListedStory };
  readonly onChange: (name: 'language' | 'theme' | 'width', value: string) => void;
}

export function Toolbar({ state, onChange }: ToolbarProps) {
  const { story, language, theme, width } = state;
  return (
    <div className={styles.toolbar}>
      <h2 className={styles.storyTitle}>
        {story.title} <span className={styles.storyName}>{story.name}</span>
      </h2>
      <div className={styles.controls}>
        <Choice
          legend="Language"
          name="language"
          options={[
            ['en', 'English'],
            ['es', 'Español'],
          ]}
          selected={language}
          onChange={(value) => onChange('language', value)}
        />
        <Choice
          legend="Theme"
          name="theme"
          options={[
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          selected={theme}
          onChange={(value) => onChange('theme', value)}
        />
        <Choice
          legend="Width"
          name="width"
          options={widths.map((value) => [String(value), `${value} px`])}
          selected={String(width)}
          onChange={(value) => onChange('width', value)}
        />
        <a href={story.buildUrl(state)} target="_blank" rel="noreferrer" className={textButton}>
          Open alone<span className={visuallyHidden}> (new tab)</span>
        </a>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  /** Values with their labels. */
  readonly options: readonly (readonly [string, string])[];
  readonly selected: string;
  readonly onChange: (value: string) => void;
}

const Choice = ({ legend, name, options, selected, onChange }: ChoiceProps) => (
  <fieldset className={themeSwitch}>
    <legend className={visuallyHidden}>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value} className={option}>
        <input
          type="radio"
          name={name}
          className={radio}
          checked={value === selected}
          onChange={() => onChange(value)}
        />
        <span className={labelStyle}>{label}</span>
      </label>
    ))}
  </fieldset>
);
