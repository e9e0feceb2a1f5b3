import { CalendarHeart, type LucideIcon, ShoppingBasket, Store } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const iconByName: Readonly<Record<string, LucideIcon>> = {
  shop: Store,
  cart: ShoppingBasket,
  event: CalendarHeart,
};

/** Icons of the installed app's shortcuts, as SVG markup. */
export const shortcutGlyphs = Object.entries(iconByName).map(([name, icon]) => ({
  name,
  glyph: renderToStaticMarkup(createElement(icon, { strokeWidth: 1.75 })),
}));
