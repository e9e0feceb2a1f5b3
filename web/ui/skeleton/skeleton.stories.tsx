import { line, photo, stack } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { Skeleton } from './Skeleton';

export default { title: 'Skeleton' } satisfies Meta;

export const Card: Story = {
  render: () => (
    <div className={stack} aria-busy="true">
      <Skeleton className={photo} />
      <Skeleton className={line} />
    </div>
  ),
};
