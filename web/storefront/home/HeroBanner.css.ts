import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, inDark } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const hero = style({
  position: 'relative',
  '@media': {
    [from.medium]: { display: 'grid', minHeight: 'min(78svh, 720px)' },
  },
});

/** Photograph and words share one cell; the photograph takes no room of its own in it. */
globalStyle(`${hero} > picture`, { gridArea: '1 / 1' });

const fills = style({
  width: '100%',
  height: 'auto',
  // Above the headline it leaves half of a short or zoomed window to the words.
  maxHeight: '50svh',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media': {
    [from.medium]: {
      position: 'absolute',
      inset: 0,
      height: '100%',
      maxHeight: 'none',
      aspectRatio: 'auto',
    },
  },
});

/** The photos are bright; at night they would glare, and the fade into the dark paper turn gray. */
const dimmed = style(inDark({ filter: 'brightness(0.8)' }));

/** On a phone the crop keeps to the food, which lies opposite the calm side. */
export const photograph = styleVariants({
  left: [fills, dimmed, { objectPosition: '84% 50%' }],
  right: [fills, dimmed, { objectPosition: '12% 50%' }],
});

/** The paper the words stand on runs out into the photograph. */
const paper = (direction: string) =>
  `linear-gradient(${direction}, ${theme.color.surface} 12%, color-mix(in srgb, ${theme.color.surface} 92%, transparent) 36%, transparent 62%)`;

/** The words fill the hero, so that their paper reaches from edge to edge. */
const onPhotograph = style({
  position: 'relative',
  '@media': { [from.medium]: { gridArea: '1 / 1', display: 'grid', alignItems: 'center' } },
});

export const words = styleVariants({
  left: [onPhotograph, { '@media': { [from.medium]: { background: paper('to right') } } }],
  right: [onPhotograph, { '@media': { [from.medium]: { background: paper('to left') } } }],
});

export const text = style([
  container,
  {
    display: 'flex',
    paddingBlock: `${theme.space[5]} ${theme.space[6]}`,
    selectors: {
      [`${words.right} &`]: {
        '@media': { [from.medium]: { justifyContent: 'flex-end' } },
      },
    },
  },
]);

export const headline = style({
  fontSize: theme.size.display,
  lineHeight: 1.08,
  '@media': { [from.medium]: { maxWidth: '13ch' } },
});

export const invitation = style({
  maxWidth: '30ch',
  marginTop: theme.space[3],
  fontSize: theme.size.large,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  marginTop: theme.space[5],
});
