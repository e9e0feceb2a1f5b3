import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  boardServings,
  type DeliveryArea,
  deliveryAreas,
  giftShipping,
  grazingServings,
  leftoverDays,
  minutesBeforeServing,
  ouncesPerPerson,
} from '#contract/business';
import type { Language } from '#contract/core/language';
import { getLargeEventWeeks } from '#contract/settings/large-event-weeks';
import { formatRange } from '../../i18n/format-range';
import { formatList, formatPrice } from '../../i18n/formats';
import { paths } from '../../routing/paths';
import type { ShopFacts } from '../shop-settings/use-shop-facts';
import { allergyWarning } from './allergy-warning';
import { type QuestionId, questionTitles } from './question-titles';

interface Question {
  /** URL hash of the question. */
  readonly id: QuestionId;
  readonly question: MessageDescriptor;
  /** Empty while it depends on facts that are not loaded. */
  readonly getAnswer: (
    language: Language,
    facts: ShopFacts | undefined,
  ) => readonly (MessageDescriptor | string)[];
  /** Where to go on from the answer. */
  readonly link: { readonly to: string; readonly text: MessageDescriptor };
}

export const questions: readonly Question[] = [
  {
    id: 'lead-time',
    question: questionTitles['lead-time'],
    link: { to: paths.shop(), text: msg`See everything we make` },
    getAnswer: (language, facts) => {
      if (!facts) return [];
      const { notice } = facts.texts[language];
      const weeks = formatRange(getLargeEventWeeks(facts), language);
      return [
        msg`All boards need ${notice} notice, because we build each one the day it is eaten. For a large event, write to us ${weeks} weeks ahead.`,
        msg`If you need a board sooner, ask us. Sometimes it can be done, but we can’t guarantee it.`,
      ];
    },
  },
  {
    id: 'delivery',
    question: questionTitles.delivery,
    link: { to: paths.shop({ category: 'gifts' }), text: msg`See the gift boxes we ship` },
    getAnswer: (language, facts) => {
      if (!facts) return [];
      const rate = formatPrice(facts.shippingFee, language);
      const handling = formatRange(giftShipping.handlingDays, language);
      const transit = formatRange(giftShipping.transitDays, language);
      return [
        describeDelivery(language, facts),
        msg`You can also pick your order up in Highland Park, by appointment.`,
        msg`Boards and tables aren’t shipped; gift boxes are, for ${rate}. We need ${handling} business days to pack a box, and it arrives in ${transit} more.`,
      ];
    },
  },
  {
    id: 'customization',
    question: questionTitles.customization,
    link: { to: paths.restoration(), text: msg`Ask for a board of your own` },
    getAnswer: () => [
      msg`Yes. Tell us when you order what you would like more of and what nobody at your table eats. We build boards without meat, without pork or without nuts, and we add a favorite cheese when we can get it.`,
      msg`If you want a board that isn’t in the shop, write to us with the day, the occasion and how many you’ll be, and we’ll plan it with you.`,
    ],
  },
  {
    id: 'ingredients',
    question: questionTitles.ingredients,
    link: { to: paths.recipes(), text: msg`Read two of our recipes` },
    getAnswer: () => [
      msg`The cured meats and the cheeses come from Italy, France, Spain, Switzerland, Mexico and the United States; fruit and vegetables from the farmers’ market, that same week. The figs and the fig jam are from the tree behind our house, for as long as it’s in season.`,
      msg`Each product's page says what is on it. When something is not good enough that week, we put the nearest thing in its place and tell you before we build.`,
    ],
  },
  {
    id: 'servings',
    question: questionTitles.servings,
    link: { to: paths.shop({ category: 'boards' }), text: msg`See the boards and their sizes` },
    getAnswer: (language) => {
      const small = formatRange(boardServings.small, language);
      const medium = formatRange(boardServings.medium, language);
      const large = formatRange(boardServings.large, language);
      const { from: fewest, to: most } = grazingServings;
      const cheese = formatRange(ouncesPerPerson.cheese, language);
      const meat = formatRange(ouncesPerPerson.meat, language);
      return [
        msg`A small board serves ${small} people, a medium one ${medium} and a large one ${large}. Grazing tables are for ${fewest} to ${most}+ guests.`,
        msg`We plan ${cheese} oz of cheese and ${meat} oz of meat a person. If the board is the whole dinner, choose the next size up.`,
      ];
    },
  },
  {
    id: 'storage',
    question: questionTitles.storage,
    link: { to: paths.recipes(), text: msg`See what goes well together` },
    getAnswer: (language) => {
      const minutes = formatRange(minutesBeforeServing, language);
      const days = formatRange(leftoverDays, language);
      return [
        msg`Keep it covered in the refrigerator and take it out ${minutes} minutes before serving: cheese has more flavor when it isn’t cold.`,
        msg`Leftovers keep ${days} days in the refrigerator, well wrapped, the crackers apart.`,
      ];
    },
  },
  {
    id: 'special-events',
    question: questionTitles['special-events'],
    link: { to: paths.shop({ category: 'grazing' }), text: msg`See the grazing tables` },
    getAnswer: (language, facts) => {
      if (!facts) return [];
      const { from: fewest, to: most } = grazingServings;
      const guests = facts.minLargeEventGuests;
      const weeks = formatRange(getLargeEventWeeks(facts), language);
      return [
        msg`Yes: weddings, quinceañeras, posadas, office parties. We set grazing tables for ${fewest} to ${most}+ guests on the spot, with the flowers and the candles, and we come back for the boards.`,
        msg`For ${guests} guests or more, write to us ${weeks} weeks ahead with the day, the place and how many you’ll be.`,
      ];
    },
  },
  {
    id: 'allergens',
    question: questionTitles.allergens,
    link: { to: paths.shop(), text: msg`See what is on each board` },
    getAnswer: (language) => [
      msg`Each product’s page lists its allergens. The most common on our boards are milk, wheat, eggs, tree nuts, sesame, soy and sulfites. Tell us about an allergy when you order and we’ll leave the ingredient out or set it apart, with a label.`,
      allergyWarning[language],
    ],
  },
];

function describeDelivery(language: Language, { fees }: ShopFacts): MessageDescriptor {
  const freeAreas = listAreaNames(language, ({ slug }) => fees[slug] === 0);
  const paidAreas = listAreaNames(language, ({ slug }) => fees[slug] !== 0);
  const free = formatList(freeAreas, language);
  const paid = formatList(paidAreas, language);
  if (paidAreas.length === 0) return msg`Delivery is free in all our areas: ${free}.`;
  if (freeAreas.length === 0) return msg`The delivery fee depends on the location: ${paid}.`;
  return msg`Delivery within ${free} is free. In these areas the fee depends on the location: ${paid}.`;
}

const listAreaNames = (
  language: Language,
  isListed: (area: DeliveryArea) => boolean,
): readonly string[] =>
  deliveryAreas
    .filter(isListed)
    .map(({ name, places }) =>
      places.length > 1 ? `${name[language]} (${formatList(places, language)})` : name[language],
    );
