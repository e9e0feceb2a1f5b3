import type { Meta, Story } from '../../workshop/story';
import { navLinks } from './nav-links.css';

export default { title: 'Navigation' } satisfies Meta;

const texts = {
  en: { label: 'Main', shop: 'Shop', plan: 'Plan an event', about: 'About us' },
  es: { label: 'Principal', shop: 'Tienda', plan: 'Planea un evento', about: 'Nosotros' },
};

export const Links: Story = {
  render: (_args, { globals: { language } }) => (
    <nav className={navLinks} aria-label={texts[language].label}>
      <a href="#shop">{texts[language].shop}</a>
      <a href="#plan" aria-current="page">
        {texts[language].plan}
      </a>
      <a href="#about">{texts[language].about}</a>
    </nav>
  ),
};
