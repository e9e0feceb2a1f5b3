import { photo, row } from '../../workshop/StoryPreview.css';
import { boardImage, missingImage } from '../../workshop/sample-images';
import type { Meta, Story } from '../../workshop/story';
import { ExternalImage } from './ExternalImage';
import { ImagePlaceholder } from './ImagePlaceholder';
import { ResponsiveImage } from './ResponsiveImage';

export default { title: 'Image' } satisfies Meta;

export const Loaded: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={row}>
      <ResponsiveImage image={boardImage} sizes="240px" priority="first" className={photo} />
      <ExternalImage url={boardImage.url} alt={boardImage.alt[language]} className={photo} />
    </div>
  ),
};

export const Failed: Story = {
  render: (_args, { globals: { language } }) => (
    <div className={row}>
      <ResponsiveImage image={missingImage} sizes="240px" priority="first" className={photo} />
      <ExternalImage url={missingImage.url} alt={missingImage.alt[language]} className={photo} />
    </div>
  ),
};

export const Placeholders: Story = {
  render: () => (
    <div className={row}>
      <ImagePlaceholder isPending className={photo} />
      <ImagePlaceholder isPending={false} className={photo} />
    </div>
  ),
};
