import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOpenOn } from '#contract/core/dates';
import { DatePicker } from './DatePicker';

const textsByLanguage = {
  en: {
    placeholder: 'Choose a day',
    november: 'November 2026',
    december: 'December 2026',
    next: 'Go to the Next Month',
    previous: 'Go to the Previous Month',
    wednesday25: 'Wednesday, November 25, 2026',
  },
  es: {
    placeholder: 'Elige un día',
    november: 'noviembre 2026',
    december: 'diciembre 2026',
    next: 'Ir al mes siguiente',
    previous: 'Ir al mes anterior',
    wednesday25: 'miércoles, 25 de noviembre de 2026',
  },
};

const first = '2026-11-25';
const last = '2027-11-21';

const dates = {
  today: '2026-11-21',
  first,
  last,
  isAvailable: (day: string) => day >= first && day <= last && isOpenOn(day),
};

const originalTimeZone = process.env.TZ;

afterEach(() => {
  if (originalTimeZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalTimeZone;
});

const deviceSettings = [
  { zone: 'Asia/Tokyo', language: 'en' },
  { zone: 'Pacific/Honolulu', language: 'en' },
  { zone: 'America/Los_Angeles', language: 'es' },
] as const;

describe.each(deviceSettings)('<DatePicker> ($language, time zone $zone)', ({ zone, language }) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  const texts = textsByLanguage[language];
  const button = () => screen.getByRole('button', { name: /^Day/ });
  const calendar = () => within(screen.getByRole('dialog', { name: /^Day/ }));
  const dateCell = (day: string) => document.querySelector(`[data-day="${day}"]`);
  function dateButton(day: string): Element {
    const button = dateCell(day)?.querySelector('button');
    if (!button) throw new Error(`The calendar does not show ${day}.`);
    return button;
  }
  const focused = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day');

  function open(initialDate = '') {
    function Form() {
      const [selectedDate, setSelectedDate] = useState(initialDate);
      return (
        <DatePicker
          {...{ dates, language, selectedDate }}
          name="day"
          ref={null}
          label="Day"
          placeholder={texts.placeholder}
          onChange={setSelectedDate}
        />
      );
    }
    render(<Form />);
    return userEvent.setup();
  }

  test('enables only available dates', async () => {
    const user = open();
    expect(button()).toHaveAccessibleName(`Day ${texts.placeholder}`);
    await user.click(button());
    expect(calendar().getByRole('grid', { name: texts.november })).toBeInTheDocument();
    const enabled = [...document.querySelectorAll('[data-day]')].filter((cell) =>
      cell.querySelector('button:enabled'),
    );
    expect(enabled.map((cell) => cell.getAttribute('data-day'))).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(dateCell('2026-11-21')).toHaveAttribute('data-today');
    await user.click(dateButton('2026-11-24'));
    expect(button()).toHaveAccessibleName(`Day ${texts.placeholder}`);
    await user.click(dateButton('2026-11-25'));
    expect(button()).toHaveAccessibleName(`Day ${texts.wednesday25}`);
    expect(button()).toHaveValue('2026-11-25');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names each day with the number that it shows', async () => {
    const user = open();
    await user.click(button());
    for (const day of document.querySelectorAll('[data-day] button'))
      expect(day).toHaveAccessibleName(
        expect.stringMatching(new RegExp(`(?:^|\\W)${day.textContent}(?!\\w)`)),
      );
  });

  test('supports the keyboard and skips unavailable dates', async () => {
    const user = open();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('2026-11-25');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('2026-11-25');
    await user.keyboard('{End}{ArrowRight}');
    expect(calendar().getByRole('grid', { name: texts.november })).toBeInTheDocument();
    expect(focused()).toBe('2026-11-29');
    await user.keyboard('{ArrowRight}');
    expect(calendar().getByRole('grid', { name: texts.december })).toBeInTheDocument();
    expect(focused()).toBe('2026-12-02');
    await user.keyboard('{ArrowDown}{ }');
    expect(button()).toHaveValue('2026-12-09');
    expect(button()).toHaveFocus();
  });

  test('closes on Escape without changing the date', async () => {
    const user = open('2026-12-02');
    await user.click(button());
    expect(focused()).toBe('2026-12-02');
    expect(dateCell('2026-12-02')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()).toHaveValue('2026-12-02');
    expect(button()).toHaveFocus();
  });

  test('navigates from the current month to one year ahead', async () => {
    const user = open();
    await user.click(button());
    const arrow = (name: string) => calendar().getByRole('button', { name });
    expect(arrow(texts.previous)).toHaveAttribute('aria-disabled', 'true');
    for (let month = 0; month < 12; month += 1) await user.click(arrow(texts.next));
    expect(dateButton('2027-11-21')).toBeEnabled();
    expect(dateButton('2027-11-24')).toBeDisabled();
    expect(arrow(texts.next)).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    { when: 'forward', saturday: '2027-03-13', sunday: '2027-03-14', wednesday: '2027-03-17' },
    { when: 'back', saturday: '2027-11-06', sunday: '2027-11-07', wednesday: '2027-11-10' },
  ])(
    'shows the right day numbers when clocks go $when',
    async ({ saturday, sunday, wednesday }) => {
      const user = open(saturday);
      await user.click(button());
      const cells = [...document.querySelectorAll('[data-day]:has(button)')];
      const dayNumbers = cells.map((element) => element.getAttribute('data-day')?.slice(-2));
      expect(dayNumbers).toEqual(cells.map((_, at) => String(at + 1).padStart(2, '0')));
      await user.keyboard('{ArrowRight}');
      expect(focused()).toBe(sunday);
      await user.keyboard('{ArrowRight}');
      expect(focused()).toBe(wednesday);
      await user.keyboard('{ArrowLeft}{Enter}');
      expect(button()).toHaveValue(sunday);
    },
  );

  test('uses no style attributes, which the Content Security Policy blocks', async () => {
    const user = open();
    await user.click(button());
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(document.querySelectorAll('body [style]')).toHaveLength(0);
  });
});
