import type { Meta, Story } from '../../workshop/story';
import { button } from '../button/Button.css';
import { EmptyState } from './EmptyState';
import { Notice } from './Notice';

export default { title: 'Notice' } satisfies Meta;

const texts = {
  en: {
    error: 'The products couldn’t be loaded. Check your connection and try again.',
    title: 'Your cart is waiting for figs',
    body: 'Boards, boxes and grazing tables from Highland Park.',
    action: 'Browse the shop',
  },
  es: {
    error: 'No se pudieron cargar los productos. Revisa tu conexión e intenta de nuevo.',
    title: 'Tu carrito espera higos',
    body: 'Tablas, cajas y mesas desde Highland Park.',
    action: 'Ver la tienda',
  },
};

export const ErrorNotice: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => <Notice>{texts[language].error}</Notice>,
};

export const Empty: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <EmptyState title={texts[language].title}>
      <p>{texts[language].body}</p>
      <a href="#shop" className={button.primary}>
        {texts[language].action}
      </a>
    </EmptyState>
  ),
};
