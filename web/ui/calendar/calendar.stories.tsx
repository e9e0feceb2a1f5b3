import type { Language } from '#contract/core/language';
import { column } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import type { AvailableDates, UnavailableReason } from './available-dates';
import { Calendar } from './Calendar';
import { DatePicker } from './DatePicker';
import { OptionalDatePicker } from './OptionalDatePicker';

export default { title: 'Calendar' } satisfies Meta;

const fullDays = ['2026-11-28', '2026-12-05'];

function getReason(date: string): UnavailableReason | undefined {
  if (new Date(date).getUTCDay() === 1) return 'closed';
  if (date < '2026-11-17') return 'too-soon';
  return fullDays.includes(date) ? 'full' : undefined;
}

const dates: AvailableDates = {
  today: '2026-11-14',
  first: '2026-11-17',
  last: '2027-11-14',
  isAvailable: (date) => date <= '2027-11-14' && getReason(date) === undefined,
  getReason,
};

const reasonLabels = {
  en: { closed: 'We’re closed', 'too-soon': 'Too soon', full: 'Fully booked' },
  es: { closed: 'Cerramos', 'too-soon': 'Muy pronto', full: 'Sin lugar' },
};

const texts = {
  en: {
    label: 'Day of your event',
    hint: 'Boards need three days, grazing tables two weeks.',
    placeholder: 'Choose a day',
    error: 'Choose a day that is still free.',
    clear: 'Clear the day',
  },
  es: {
    label: 'Día de tu evento',
    hint: 'Las tablas necesitan tres días; las mesas, dos semanas.',
    placeholder: 'Elige un día',
    error: 'Elige un día que siga libre.',
    clear: 'Borrar el día',
  },
};

const ignore = () => undefined;

const buildFieldProps = (language: Language) => ({
  name: 'date',
  ref: null,
  dates,
  language,
  label: texts[language].label,
  placeholder: texts[language].placeholder,
});

export const Month: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <Calendar
      dates={dates}
      reasonLabels={reasonLabels[language]}
      selectedDate="2026-11-21"
      language={language}
      onChange={ignore}
    />
  ),
};

export const MonthWithoutReasons: Story = {
  render: (_args, { globals: { language } }) => (
    <Calendar dates={dates} selectedDate="" language={language} onChange={ignore} />
  ),
};

export const DatePickers: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <DatePicker
        {...buildFieldProps(language)}
        required
        hint={texts[language].hint}
        selectedDate=""
        onChange={ignore}
      />
      <DatePicker
        {...buildFieldProps(language)}
        error={texts[language].error}
        selectedDate="2026-11-28"
        onChange={ignore}
      />
      <OptionalDatePicker
        {...buildFieldProps(language)}
        clearLabel={texts[language].clear}
        selectedDate="2026-11-21"
        onChange={ignore}
      />
    </div>
  ),
};
