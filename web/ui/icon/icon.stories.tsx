import { row } from '../../workshop/StoryPreview.css';
import type { Meta, Story } from '../../workshop/story';
import { FigLeaf } from './FigLeaf';
import * as filterIcons from './filter-icons';
import * as icons from './icons';

export default { title: 'Icon' } satisfies Meta;

const { createIcon: _, ...firstPageIcons } = icons;

export const Icons: Story = {
  render: () => (
    <div className={row}>
      {Object.entries({ ...firstPageIcons, ...filterIcons }).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon />
        </span>
      ))}
    </div>
  ),
};

export const Leaf: Story = {
  name: 'Fig leaf',
  render: () => (
    <div className={row}>
      <FigLeaf size={24} />
      <FigLeaf size={48} />
      <FigLeaf size={112} />
    </div>
  ),
};
