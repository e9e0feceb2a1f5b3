import { column, row, stack } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { classes } from '../classes';
import { fileButton, fileInput } from '../form/file-button.css';
import { ShoppingBasket } from '../icon/icons';
import { button, textButton } from './Button.css';

export default { title: 'Button' } satisfies Meta;

const texts = {
  en: {
    add: 'Add to cart',
    details: 'See details',
    remove: 'Remove',
    choose: 'Choose photos',
    long: 'Send my request for a grazing table with everything we talked about on the phone',
  },
  es: {
    add: 'Agregar al carrito',
    details: 'Ver detalles',
    remove: 'Quitar',
    choose: 'Elegir fotos',
    long: 'Enviar mi solicitud de una mesa de quesos con todo lo que platicamos por teléfono',
  },
};

export const Variants: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={row}>
      <button type="button" className={button.primary}>
        {texts[language].add}
      </button>
      <button type="button" className={button.primary}>
        <ShoppingBasket size={20} />
        {texts[language].add}
      </button>
      <a href="#details" className={button.secondary}>
        {texts[language].details}
      </a>
      <button type="button" className={textButton}>
        {texts[language].remove}
      </button>
      <label className={classes(button.secondary, fileButton)}>
        {texts[language].choose}
        <input type="file" className={fileInput} />
      </label>
    </div>
  ),
};

export const States: Story = {
  name: 'Hover and focus',
  render: (_args, { globals: { language } }) => (
    <div className={stack}>
      {(['hover', 'focus'] as const).map((state) => (
        <div key={state} className={row}>
          <button type="button" className={button.primary} data-shown-state={state}>
            {texts[language].add}
          </button>
          <button type="button" className={button.secondary} data-shown-state={state}>
            {texts[language].details}
          </button>
          <button type="button" className={textButton} data-shown-state={state}>
            {texts[language].remove}
          </button>
          <label
            className={classes(button.secondary, fileButton)}
            // The input has the focus.
            data-shown-state={state === 'hover' ? state : undefined}
          >
            {texts[language].choose}
            <input type="file" className={fileInput} data-shown-state={state} />
          </label>
        </div>
      ))}
    </div>
  ),
};

export const Disabled: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={row}>
      <button type="button" className={button.primary} disabled>
        {texts[language].add}
      </button>
      <button type="button" className={button.secondary} disabled>
        {texts[language].details}
      </button>
      <button type="button" className={textButton} disabled>
        {texts[language].remove}
      </button>
    </div>
  ),
};

export const Wide: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <button type="button" className={button.widePrimary}>
        {texts[language].long}
      </button>
      <button type="button" className={button.wideSecondary}>
        {texts[language].details}
      </button>
    </div>
  ),
};
