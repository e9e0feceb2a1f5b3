import type { Meta, Story } from '../../workshop/story';
import { Toaster } from './Toaster';
import type { Toast } from './toast-store';

export default { title: 'Toast' } satisfies Meta;

const texts = {
  en: {
    saved: 'Saved to your wishlist',
    undo: 'Undo',
    failed: 'The order wasn’t saved',
    reason: 'Someone else has changed it. Open it again to see what is new.',
  },
  es: {
    saved: 'Guardado en tu lista de deseos',
    undo: 'Deshacer',
    failed: 'El pedido no se guardó',
    reason: 'Otra persona lo cambió. Ábrelo de nuevo para ver las novedades.',
  },
};

const shared: Omit<Toast, 'title'> = { id: 1, tone: 'plain', open: true };

export const Plain: Story = {
  parameters: { layout: 'fullscreen', phone: true },
  render: (_args, { globals: { language } }) => (
    <Toaster
      toast={{
        ...shared,
        title: texts[language].saved,
        action: { label: texts[language].undo, run: () => undefined },
      }}
    />
  ),
};

export const Critical: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals: { language } }) => (
    <Toaster
      toast={{
        ...shared,
        tone: 'critical',
        title: texts[language].failed,
        description: texts[language].reason,
      }}
    />
  ),
};
