import { column, footer } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { button } from '../button/Button.css';
import { classes } from '../classes';
import { TextField } from '../form/TextField';
import { CompactDialog } from './CompactDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { FullDialog } from './FullDialog';
import { stickyFooter } from './FullDialog.css';

export default { title: 'Dialog' } satisfies Meta;

const texts = {
  en: {
    question: 'Delete “Holiday Board”?',
    consequence: 'It disappears from the shop. You can undo this for a while.',
    keep: 'Keep it',
    delete: 'Delete',
    title: 'Notes for the kitchen',
    body: 'The kitchen list shows them next to the order.',
    name: 'Name',
    save: 'Save',
  },
  es: {
    question: '¿Eliminar «Tabla navideña»?',
    consequence: 'Desaparece de la tienda. Puedes deshacerlo por un rato.',
    keep: 'Conservarla',
    delete: 'Eliminar',
    title: 'Notas para la cocina',
    body: 'La lista de cocina las muestra junto al pedido.',
    name: 'Nombre',
    save: 'Guardar',
  },
};

const ignore = () => undefined;

const buildConfirmProps = (text: typeof texts.en) => ({
  title: text.question,
  cancelLabel: text.keep,
  confirmLabel: text.delete,
  onCancel: ignore,
  onConfirm: ignore,
  children: <p>{text.consequence}</p>,
});

export const Confirm: Story = {
  parameters: { layout: 'fullscreen', phone: true },
  render: (_args, { globals: { language } }) => (
    <ConfirmDialog {...buildConfirmProps(texts[language])} />
  ),
};

export const ConfirmPending: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals: { language } }) => (
    <ConfirmDialog {...buildConfirmProps(texts[language])} isPending />
  ),
};

export const Compact: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals: { language } }) => (
    <CompactDialog title={texts[language].title} onClose={ignore} wide>
      <p>{texts[language].body}</p>
    </CompactDialog>
  ),
};

export const Full: Story = {
  parameters: { layout: 'fullscreen', phone: true },
  render: (_args, { globals: { language } }) => (
    <FullDialog title={texts[language].title} onClose={ignore}>
      <div className={column}>
        <TextField label={texts[language].name} hint={texts[language].body} />
        <TextField label={texts[language].name} />
      </div>
      <p className={classes(stickyFooter, footer)}>
        <button type="button" className={button.primary}>
          {texts[language].save}
        </button>
      </p>
    </FullDialog>
  ),
};
