import { type ReactNode, useId } from 'react';
import type { Language } from '#contract/core/language';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import * as styles from './SearchGroup.css';

interface Texts {
  readonly onRequest: string;
  readonly onRequestHint: string;
  readonly near: string;
  readonly nearHint: string;
  readonly ask: string;
  readonly subject: (query: string) => string;
  readonly plan: string;
}

/** Not in the Lingui translations, so that the first page does not load texts that only search needs. */
const texts: Readonly<Record<Language, Texts>> = {
  en: {
    onRequest: 'We make these without, on request',
    onRequestHint:
      'They carry it as listed. Tell us when you order and we leave it out; traces can’t be excluded.',
    near: 'The nearest we have',
    nearHint: 'Not exactly what you searched for.',
    ask: 'Ask us for it',
    subject: (query) => `I’m looking for “${query}”`,
    plan: 'Plan an event',
  },
  es: {
    onRequest: 'Estas te las preparamos sin eso',
    onRequestHint:
      'Como están en la lista, sí lo llevan. Dinos al pedir y lo quitamos; no podemos descartar trazas.',
    near: 'Lo más parecido que tenemos',
    nearHint: 'No es exactamente lo que buscaste.',
    ask: 'Pregúntanos',
    subject: (query) => `Busco «${query}»`,
    plan: 'Planea tu evento',
  },
};

interface SearchGroupProps {
  readonly kind: 'onRequest' | 'near';
  readonly children: ReactNode;
}

/** Products that are not results: their heading says why. */
export function SearchGroup({ kind, children }: SearchGroupProps) {
  const id = useId();
  const text = texts[useLanguage()];
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {text[kind]}
      </h2>
      <p className={styles.hint}>{text[`${kind}Hint`]}</p>
      {children}
    </section>
  );
}

interface AskLinksProps {
  readonly query: string;
  readonly onNavigate?: (() => void) | undefined;
}

/** For a search that finds nothing. */
export function AskLinks({ query, onNavigate }: AskLinksProps) {
  const text = texts[useLanguage()];
  const handlers = onNavigate && { onClick: onNavigate };
  return (
    <p className={styles.links}>
      <PageLink to={paths.contact(text.subject(query))} className={styles.link} {...handlers}>
        {text.ask}
      </PageLink>
      <PageLink to={paths.plan()} className={styles.link} {...handlers}>
        {text.plan}
      </PageLink>
    </p>
  );
}
