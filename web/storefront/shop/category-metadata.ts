import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { boardServings, grazingServings } from '#contract/business';
import type { CategorySlug } from '#contract/category';

interface CategoryMetadata {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

const fewest = boardServings.small.from;
const most = boardServings.large.to;
const guests = grazingServings.from;

export const categoryMetadata: Readonly<Record<CategorySlug, CategoryMetadata>> = {
  boards: {
    title: msg`Charcuterie boards in Los Angeles`,
    description: msg`Boards of artisan cheese, cured meats, fruit and nuts for ${fewest} to ${most} people, made to order in Highland Park: delivery or pickup.`,
  },
  grazing: {
    title: msg`Grazing tables for parties in Los Angeles`,
    description: msg`Grazing tables for ${guests} guests or more than a hundred: cheese, cured meats, fruit and bread, set up for your party in Los Angeles.`,
  },
  special: {
    title: msg`Charcuterie for weddings & events, Los Angeles`,
    description: msg`Wedding boards, charcuterie cups, a live board bar and classes for weddings, quinceañeras, showers and office parties in Los Angeles.`,
  },
  gifts: {
    title: msg`Charcuterie gift boxes from Los Angeles`,
    description: msg`Gift boxes of cheese, cured meats and sweets, packed by hand by mother and daughter in Highland Park: shipped, delivered or picked up.`,
  },
};
