import { Tab, TabGroup, TabList } from '@headlessui/react';
import type { Meta, Story } from '../../workshop/story';
import { tab, tabList } from './Tabs.css';

export default { title: 'Tabs' } satisfies Meta;

const texts = {
  en: {
    label: 'Lists',
    tabs: ['Products', 'Product Images', 'Contact Messages', 'Restoration Requests', 'Orders'],
  },
  es: {
    label: 'Listas',
    tabs: ['Productos', 'Imágenes', 'Mensajes de contacto', 'Restauraciones', 'Pedidos'],
  },
};

export const Selected: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <TabGroup defaultIndex={1}>
      <TabList className={tabList} aria-label={texts[language].label}>
        {texts[language].tabs.map((name) => (
          <Tab key={name} className={tab}>
            {name}
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  ),
};
