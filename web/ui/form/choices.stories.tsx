import { Switch } from '@headlessui/react';
import { column, row, stack } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { Checkbox } from './Checkbox';
import { CheckboxChips } from './CheckboxChips';
import { Radio, RadioGroup } from './RadioGroup';
import { switchThumb, switchTrack } from './Switch.css';

export default { title: 'Form choices' } satisfies Meta;

const texts = {
  en: {
    legend: 'What is it about?',
    board: 'A board',
    event: 'An event',
    repair: 'A restoration of a plate that has been in the family for a long time',
    error: 'Choose one.',
    allergens: 'Without',
    allergensHint: 'We leave out what contains them.',
    nuts: 'Nuts',
    gluten: 'Gluten',
    dairy: 'Dairy',
    gift: 'It’s a gift',
    all: 'Select all',
    stock: 'In stock',
  },
  es: {
    legend: '¿De qué se trata?',
    board: 'Una tabla',
    event: 'Un evento',
    repair: 'La restauración de un plato que ha estado en la familia por mucho tiempo',
    error: 'Elige una.',
    allergens: 'Sin',
    allergensHint: 'Dejamos fuera lo que los contiene.',
    nuts: 'Nueces',
    gluten: 'Gluten',
    dairy: 'Lácteos',
    gift: 'Es un regalo',
    all: 'Seleccionar todo',
    stock: 'Disponible',
  },
};

const ignore = () => undefined;

const buildRadios = (text: typeof texts.en, name: string, isChosen: boolean) => (
  <>
    <Radio name={name} label={text.board} defaultChecked={isChosen} />
    <Radio name={name} label={text.event} />
    <Radio name={name} label={text.repair} />
  </>
);

export const RadioGroups: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <RadioGroup legend={texts[language].legend} required>
        {buildRadios(texts[language], 'two-columns', true)}
      </RadioGroup>
      <RadioGroup legend={texts[language].legend} layout="oneColumn" error={texts[language].error}>
        {buildRadios(texts[language], 'one-column', false)}
      </RadioGroup>
    </div>
  ),
};

export const Checkboxes: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={stack}>
      <Checkbox label={texts[language].gift} defaultChecked />
      <Checkbox label={texts[language].nuts} />
      <Checkbox label={texts[language].all} indeterminate />
      <Checkbox label={texts[language].dairy} disabled />
      <Checkbox label={texts[language].all} labelHidden />
    </div>
  ),
};

export const Chips: Story = {
  render: (_args, { globals: { language } }) => (
    <CheckboxChips
      legend={texts[language].allergens}
      hint={texts[language].allergensHint}
      name="without"
      options={[
        { value: 'nuts', label: texts[language].nuts },
        { value: 'gluten', label: texts[language].gluten },
        { value: 'dairy', label: texts[language].dairy },
      ]}
      selected={['gluten']}
      onChange={ignore}
    />
  ),
};

export const Switches: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={row}>
      {[false, true].map((checked) => (
        <Switch
          key={String(checked)}
          checked={checked}
          onChange={ignore}
          className={switchTrack}
          aria-label={texts[language].stock}
        >
          <span aria-hidden className={switchThumb} />
        </Switch>
      ))}
    </div>
  ),
};
