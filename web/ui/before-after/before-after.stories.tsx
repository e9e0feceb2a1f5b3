import { photo } from '../../workshop/StoryPreview.css';
import { brokenPlateImage, repairedPlateImage } from '../../workshop/sample-images';
import type { Meta, Story } from '../../workshop/story';
import { BeforeAfter } from './BeforeAfter';

export default { title: 'Before and after' } satisfies Meta;

const labels = { en: 'The plate', es: 'El plato' };

export const Slider: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={photo}>
      <BeforeAfter
        before={brokenPlateImage}
        after={repairedPlateImage}
        sizes="240px"
        label={labels[language]}
      />
    </div>
  ),
};
