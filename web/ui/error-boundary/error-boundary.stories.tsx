import { ChunkLoadError } from '../../data/lazy-module';
import { stack } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { ErrorMessage } from './ErrorMessage';
import { LoadError } from './LoadError';

export default { title: 'Error message' } satisfies Meta;

const ignore = () => undefined;

const errors = [new Error('A section failed.'), new ChunkLoadError('Its code is missing.')];

export const Messages: Story = {
  parameters: { phone: true },
  render: () => (
    <div className={stack}>
      {errors.map((error) => (
        <LoadError key={error.message} onRetry={ignore}>
          <ErrorMessage error={error} onRetry={ignore} />
        </LoadError>
      ))}
    </div>
  ),
};
