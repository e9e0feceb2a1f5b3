import { row } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { Badge } from './Badge';

export default { title: 'Badge' } satisfies Meta;

const texts = {
  en: ['Archived', 'Low stock', 'New', 'Confirmed', 'Out of stock'],
  es: ['Archivado', 'Pocas piezas', 'Nuevo', 'Confirmado', 'Agotado'],
};

const tones = ['neutral', 'warning', 'info', 'positive', 'critical'] as const;

export const Tones: Story = {
  render: (_args, { globals: { language } }) => (
    <p className={row}>
      {tones.map((tone, index) => (
        <Badge key={tone} tone={tone}>
          {texts[language][index]}
        </Badge>
      ))}
    </p>
  ),
};
