import { outlined } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { container } from './container.css';

export default { title: 'Container' } satisfies Meta;

const texts = {
  en: 'Everything between header and footer keeps this distance from the edges of the window, and never gets wider than 1240 pixels.',
  es: 'Todo entre el encabezado y el pie guarda esta distancia de los bordes de la ventana, y nunca pasa de 1240 pixeles de ancho.',
};

export const Width: Story = {
  parameters: { layout: 'fullscreen', phone: true },
  render: (_args, { globals: { language } }) => (
    <div className={container}>
      <p className={outlined}>{texts[language]}</p>
    </div>
  ),
};
