import type { BilingualText } from '#contract/core/language';
import type { NamedText } from './recipe';

interface PairingColumn {
  readonly title: BilingualText;
  /** Food or drink, and what goes well with it. */
  readonly pairings: readonly NamedText[];
}

export const pairingGuide: readonly PairingColumn[] = [
  {
    title: { en: 'Meats', es: 'Carnes' },
    pairings: [
      {
        name: { en: 'Prosciutto', es: 'Prosciutto' },
        text: { en: 'Figs, melon, fresh mozzarella', es: 'Higos, melón, mozzarella fresca' },
      },
      {
        name: { en: 'Genoa salami', es: 'Salami génova' },
        text: {
          en: 'Pepperoncini, cheddar, grainy mustard',
          es: 'Pepperoncini, cheddar, mostaza en grano',
        },
      },
      {
        name: { en: 'Serrano ham', es: 'Jamón serrano' },
        text: {
          en: 'Manchego, almonds, tomato bread',
          es: 'Manchego español, almendras, pan con jitomate',
        },
      },
      {
        name: { en: 'Spanish chorizo', es: 'Chorizo español' },
        text: {
          en: 'Aged gouda, olives, roasted peppers',
          es: 'Gouda añejo, aceitunas, pimientos asados',
        },
      },
    ],
  },
  {
    title: { en: 'Cheeses', es: 'Quesos' },
    pairings: [
      {
        name: { en: 'Brie', es: 'Brie' },
        text: {
          en: 'Fig jam, strawberries, walnuts',
          es: 'Mermelada de higo, fresas, nuez de Castilla',
        },
      },
      {
        name: { en: 'Aged manchego', es: 'Manchego español' },
        text: {
          en: 'Quince paste, almonds, green apple',
          es: 'Ate de membrillo, almendras, manzana verde',
        },
      },
      {
        name: { en: 'Blue cheese', es: 'Queso azul' },
        text: { en: 'Honey, ripe pear, dark chocolate', es: 'Miel, pera madura, chocolate oscuro' },
      },
      {
        name: { en: 'Feta', es: 'Feta' },
        text: { en: 'Olives, watermelon, mint', es: 'Aceitunas, sandía, menta' },
      },
    ],
  },
  {
    title: { en: 'Beverages', es: 'Bebidas' },
    pairings: [
      {
        name: { en: 'Cava', es: 'Cava' },
        text: {
          en: 'Brie, prosciutto, anything salty',
          es: 'Brie, prosciutto, todo lo salado',
        },
      },
      {
        name: { en: 'Tempranillo', es: 'Tempranillo' },
        text: {
          en: 'Manchego, Serrano ham, chorizo',
          es: 'Manchego español, jamón serrano, chorizo',
        },
      },
      {
        name: { en: 'Agua de jamaica', es: 'Agua de jamaica' },
        text: { en: 'Feta, salami, fresh figs', es: 'Feta, salami, higos frescos' },
      },
      {
        name: { en: 'Sparkling apple cider', es: 'Jugo de manzana con gas' },
        text: {
          en: 'Sharp cheddar, aged gouda, walnuts',
          es: 'Cheddar fuerte, gouda añejo, nuez de Castilla',
        },
      },
    ],
  },
];
