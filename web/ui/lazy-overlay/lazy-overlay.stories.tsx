import { lazyComponent } from '../../data/lazy-module';
import type { Meta, Story } from '../../workshop/story';
import { LazyOverlay } from './LazyOverlay';

export default { title: 'Lazy overlay' } satisfies Meta;

const overlay = lazyComponent(async () => () => null);

export const Failed: Story = {
  // Hides itself after a while.
  parameters: { layout: 'fullscreen', screenshot: false },
  render: () => (
    <LazyOverlay lazy={overlay} state="failed" setState={() => undefined}>
      {(Overlay) => <Overlay />}
    </LazyOverlay>
  ),
};
