import type { ReactNode } from 'react';
import type { Language } from '#contract/core/language';
import type { Exclusion } from '#contract/search/search-products';
import { formatAlternatives } from '../../i18n/format-alternatives';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { allergyWarning } from '../faq/allergy-warning';
import * as styles from './ExclusionNotice.css';

interface Texts {
  readonly excluded: (names: string) => string;
  readonly excludesEverything: (names: string) => string;
  readonly excludesResults: (names: string) => string;
  readonly unknownExclusion: (names: string) => string;
  readonly contactUs: string;
  readonly subject: (names: string) => string;
  /** Joins names after 'without', as in 'nuts or dairy' and 'nueces ni lácteos'. */
  readonly joinNames: (names: readonly string[]) => string;
}

/** Not in the Lingui translations, so that the first page does not load texts that only search needs. */
const texts: Readonly<Record<Language, Texts>> = {
  en: {
    excluded: (names) => `We left out what lists ${names}.`,
    excludesEverything: (names) =>
      `All our listed boards carry ${names}; we make any of them without: tell us.`,
    excludesResults: (names) =>
      `Nothing we found is sure to be without ${names}. We build to order: tell us what to leave out.`,
    unknownExclusion: (names) =>
      `We can’t tell from our ingredient lists what is made without ${names}, so we list nothing here. Ask us: we build to order.`,
    contactUs: 'Tell us what to leave out',
    subject: (names) => `A board without ${names}`,
    joinNames: (names) => formatAlternatives(names, 'en'),
  },
  es: {
    excluded: (names) => `Dejamos fuera lo que lleva ${names}.`,
    excludesEverything: (names) =>
      `Todas las tablas de nuestra lista llevan ${names}; te preparamos la que quieras sin eso: escríbenos.`,
    excludesResults: (names) =>
      `No encontramos nada que vaya con seguridad sin ${names}. Trabajamos por encargo: dinos qué quitamos.`,
    unknownExclusion: (names) =>
      `La lista de ingredientes no basta para saber qué va sin ${names}, así que aquí no te mostramos nada. Pregúntanos: trabajamos por encargo.`,
    contactUs: 'Dinos qué quitamos',
    subject: (names) => `Una tabla sin ${names}`,
    joinNames: (names) => names.join(' ni '),
  },
};

export function ExclusionSummary({ exclusion }: { readonly exclusion: Exclusion }) {
  const language = useLanguage();
  const text = texts[language];
  const localizeNames = (list: Exclusion['excluded']) => list.map((name) => name[language]);
  const names = localizeNames(exclusion.excluded);
  const joinedNames = formatAlternatives(names, language);
  if (exclusion.unknown.length > 0)
    return text.unknownExclusion(text.joinNames(localizeNames(exclusion.unknown)));
  if (!exclusion.excludesAllResults) return text.excluded(joinedNames);
  return exclusion.isInAllProducts
    ? text.excludesEverything(joinedNames)
    : text.excludesResults(text.joinNames(names));
}

interface ExclusionNoticeProps {
  readonly exclusion: Exclusion;
  /** The summary, unless it is displayed elsewhere. */
  readonly children?: ReactNode;
  readonly onNavigate?: (() => void) | undefined;
}

/** Warns that traces remain possible and links to the contact form. */
export function ExclusionNotice({ exclusion, children, onNavigate }: ExclusionNoticeProps) {
  const language = useLanguage();
  const text = texts[language];
  const joinedNames = text.joinNames(exclusion.excluded.map((name) => name[language]));
  return (
    <div className={styles.notice} role="note">
      {children && <p className={styles.summary}>{children}</p>}
      <p>{allergyWarning[language]}</p>
      <PageLink
        to={paths.contact(text.subject(joinedNames))}
        className={styles.contactLink}
        {...(onNavigate && { onClick: onNavigate })}
      >
        {text.contactUs}
      </PageLink>
    </div>
  );
}
