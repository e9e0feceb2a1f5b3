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
  readonly allWithoutOnRequest: (names: string) => string;
  readonly someWithoutOnRequest: (names: string) => string;
  readonly noneWithoutOnRequest: (names: string) => string;
  readonly resultsWithoutOnRequest: (names: string) => string;
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
    allWithoutOnRequest: (names) =>
      `All our listed boards carry ${names}; we make any of them without: tell us.`,
    someWithoutOnRequest: (names) =>
      `All our listed boards carry ${names}; we make these without: tell us when you order.`,
    noneWithoutOnRequest: (names) =>
      `All our listed boards carry ${names}. Ask us: we build to order.`,
    resultsWithoutOnRequest: (names) =>
      `Nothing we found is without ${names} as it is; we make these without: tell us when you order.`,
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
    allWithoutOnRequest: (names) =>
      `Todas las tablas de nuestra lista llevan ${names}; te preparamos la que quieras sin eso: escríbenos.`,
    someWithoutOnRequest: (names) =>
      `Todas las tablas de nuestra lista llevan ${names}; estas te las preparamos sin eso: dinos al pedir.`,
    noneWithoutOnRequest: (names) =>
      `Todas las tablas de nuestra lista llevan ${names}. Pregúntanos: trabajamos por encargo.`,
    resultsWithoutOnRequest: (names) =>
      `Nada de lo que encontramos va sin ${names} tal como está; estas te las preparamos sin eso: dinos al pedir.`,
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
  const { isInAllProducts, withoutOnRequest } = exclusion;
  if (isInAllProducts) return text[`${withoutOnRequest}WithoutOnRequest`](joinedNames);
  return withoutOnRequest === 'none'
    ? text.excludesResults(text.joinNames(names))
    : text.resultsWithoutOnRequest(text.joinNames(names));
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
