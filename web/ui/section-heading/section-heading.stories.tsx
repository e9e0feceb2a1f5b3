import type { Meta, Story } from '../../workshop/story';
import { SectionHeading } from './SectionHeading';

export default { title: 'Section heading' } satisfies Meta;

const texts = {
  en: {
    short: 'Our boards',
    long: 'Everything that we prepare for weddings and other celebrations',
  },
  es: { short: 'Nuestras tablas', long: 'Todo lo que preparamos para bodas y otras celebraciones' },
};

export const Lengths: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <>
      <SectionHeading>{texts[language].short}</SectionHeading>
      <SectionHeading>{texts[language].long}</SectionHeading>
    </>
  ),
};
