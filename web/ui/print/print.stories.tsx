import { createPortal } from 'react-dom';
import type { Meta, Story } from '../../workshop/story';
import { SectionHeading } from '../section-heading/SectionHeading';
import { footer, sheet } from './print.stories.css';

export default { title: 'Print' } satisfies Meta;

const texts = {
  en: { title: 'Kitchen list', body: 'Two classic boards, pickup at 3 PM.', footer: 'Not printed' },
  es: {
    title: 'Lista de cocina',
    body: 'Dos tablas clásicas, para recoger a las 3 p. m.',
    footer: 'No se imprime',
  },
};

/** In print, without what is outside of `main`, and black on white. */
export const OnlyMain: Story = {
  parameters: { media: 'print' },
  render: (_args, { globals: { language } }) => (
    <>
      <div className={sheet}>
        <SectionHeading>{texts[language].title}</SectionHeading>
        <p>{texts[language].body}</p>
      </div>
      {createPortal(<footer className={footer}>{texts[language].footer}</footer>, document.body)}
    </>
  ),
};
