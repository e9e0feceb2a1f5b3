import { column, scrolling } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { ScrollArea } from './ScrollArea';

export default { title: 'Scroll area' } satisfies Meta;

const texts = {
  en: { label: 'New prices', line: 'Highland Park Board, $85' },
  es: { label: 'Precios nuevos', line: 'Tabla Highland Park, $85' },
};

const lines = Array.from({ length: 12 }, (_, index) => index + 1);

export const Overflowing: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={column}>
      <ScrollArea className={scrolling} aria-label={texts[language].label}>
        {lines.map((line) => (
          <p key={line}>
            {line}. {texts[language].line}
          </p>
        ))}
      </ScrollArea>
    </div>
  ),
};
