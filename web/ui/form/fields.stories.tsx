import { column } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

export default { title: 'Form fields' } satisfies Meta;

const texts = {
  en: {
    name: 'Name',
    nameValue: 'Ana Núñez',
    people: 'How many people?',
    peopleHint: 'A board of this size feeds 8 to 10.',
    peopleStatus: 'You need two of these boards.',
    email: 'Email',
    emailError: 'Write an email address like ana@example.com.',
    message: 'Message',
    messageHint: 'Allergies, the style of your table, anything we should know.',
    messageError: 'Tell us in a few words what you have in mind.',
    pickup: 'Delivery or pickup',
    pickupOption: 'Pickup at our kitchen in Highland Park, Tuesday to Sunday until 6 PM',
    pickupError: 'Choose how you get your order.',
    long: 'What should the card say that we put next to the board, for the people who receive it and do not know who it is from?',
  },
  es: {
    name: 'Nombre',
    nameValue: 'Ana Núñez',
    people: '¿Cuántas personas?',
    peopleHint: 'Una tabla de este tamaño alcanza para 8 a 10.',
    peopleStatus: 'Necesitas dos de estas tablas.',
    email: 'Correo electrónico',
    emailError: 'Escribe un correo como ana@ejemplo.com.',
    message: 'Mensaje',
    messageHint: 'Alergias, el estilo de tu mesa, todo lo que debamos saber.',
    messageError: 'Cuéntanos en pocas palabras qué tienes en mente.',
    pickup: 'Entrega o recolección',
    pickupOption:
      'Recoger en nuestra cocina de Highland Park, de martes a domingo hasta las 6 p. m.',
    pickupError: 'Elige cómo recibes tu pedido.',
    long: '¿Qué debe decir la tarjeta que ponemos junto a la tabla, para quienes la reciben y no saben de quién es?',
  },
};

export const TextFields: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <TextField label={texts[language].name} defaultValue={texts[language].nameValue} required />
      <TextField
        label={texts[language].people}
        hint={texts[language].peopleHint}
        status={texts[language].peopleStatus}
        type="number"
        defaultValue={16}
      />
      <TextField
        label={texts[language].email}
        error={texts[language].emailError}
        type="email"
        defaultValue="ana@"
        required
      />
      <TextField label={texts[language].name} defaultValue={texts[language].nameValue} disabled />
    </div>
  ),
};

export const LongTexts: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <TextField
        label={texts[language].long}
        hint={texts[language].messageHint}
        error={texts[language].messageError}
        defaultValue={texts[language].long}
        required
      />
    </div>
  ),
};

export const TextAreas: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <TextArea label={texts[language].message} hint={texts[language].messageHint} />
      <TextArea label={texts[language].message} error={texts[language].messageError} required />
    </div>
  ),
};

export const Selects: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <SelectField label={texts[language].pickup}>
        <option>{texts[language].pickupOption}</option>
      </SelectField>
      <SelectField label={texts[language].pickup} error={texts[language].pickupError} required>
        <option aria-label={texts[language].pickup} />
      </SelectField>
    </div>
  ),
};

/** Fields have no look of their own for hover. */
export const Focus: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <TextField
        label={texts[language].name}
        defaultValue={texts[language].nameValue}
        data-shown-state="focus"
      />
      <TextField
        label={texts[language].email}
        error={texts[language].emailError}
        defaultValue="ana@"
        data-shown-state="focus"
      />
      <TextArea label={texts[language].message} data-shown-state="focus" />
      <SelectField label={texts[language].pickup} data-shown-state="focus">
        <option>{texts[language].pickupOption}</option>
      </SelectField>
    </div>
  ),
};
