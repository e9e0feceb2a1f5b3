import type { Meta, Story } from '../../workshop/story';
import { ThemeSwitch } from './ThemeSwitch';

export default { title: 'Theme switch' } satisfies Meta;

export const Options: Story = { render: () => <ThemeSwitch /> };
