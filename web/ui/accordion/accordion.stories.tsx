import type { Meta, Story } from '../../workshop/story';
import { Accordion } from './Accordion';

export default { title: 'Accordion' } satisfies Meta;

const texts = {
  en: {
    order: 'How far ahead do I order?',
    orderAnswer: 'Three days for boards, two weeks for grazing tables.',
    long: 'Can you prepare a board for guests with several allergies, and how do you keep nuts, gluten and dairy apart in the kitchen?',
    longAnswer: 'Tell us in your order. We answer within a day what we can promise.',
    delivery: 'Do you deliver?',
    deliveryAnswer: 'From Highland Park to Pasadena, Tuesday to Sunday.',
  },
  es: {
    order: '¿Con cuánta anticipación hago mi pedido?',
    orderAnswer: 'Tres días para tablas, dos semanas para mesas.',
    long: '¿Pueden preparar una tabla para invitados con varias alergias, y cómo separan las nueces, el gluten y los lácteos en la cocina?',
    longAnswer: 'Cuéntanos en tu pedido. Te respondemos en un día qué podemos prometer.',
    delivery: '¿Entregan a domicilio?',
    deliveryAnswer: 'De Highland Park a Pasadena, de martes a domingo.',
  },
};

const buildItems = (text: typeof texts.en) => [
  { id: 'order', title: text.order, content: <p>{text.orderAnswer}</p> },
  { id: 'allergies', title: text.long, content: <p>{text.longAnswer}</p> },
  { id: 'delivery', title: text.delivery, content: <p>{text.deliveryAnswer}</p> },
];

export const Closed: Story = {
  parameters: { phone: true },
  render: (_args, { globals: { language } }) => (
    <Accordion items={buildItems(texts[language])} targetId={undefined} />
  ),
};

export const Open: Story = {
  render: (_args, { globals: { language } }) => (
    <Accordion items={buildItems(texts[language])} targetId="allergies" />
  ),
};
