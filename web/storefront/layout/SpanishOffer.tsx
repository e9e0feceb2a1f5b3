import { type ComponentType, useEffect, useState } from 'react';
import { getPreferredLanguage } from '../../i18n/preferred-language';
import { useLanguage } from '../../i18n/use-language';

/** On English pages for those who prefer Spanish, whose code is loaded only then. */
export function SpanishOffer() {
  const language = useLanguage();
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    if (language !== 'en' || getPreferredLanguage() !== 'es') return;
    // Without it, the menu and the footer still have the language switch.
    import('./SpanishOfferLine').then(
      ({ SpanishOfferLine }) => setLine(() => SpanishOfferLine),
      () => undefined,
    );
  }, [language]);
  return Line && <Line />;
}
