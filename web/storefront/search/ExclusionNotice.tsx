import type { ReactNode } from 'react';
import type { Language } from '#contract/core/language';
import { formatAlternatives } from '../../i18n/alternatives';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { tracesWarning } from '../faq/traces-warning';
import * as styles from './ExclusionNotice.css';
import type { Exclusion } from './search-products';

interface Texts {
  readonly leftOut: (names: string) => string;
  readonly inEverything: (names: string) => string;
  readonly nothingSure: (names: string) => string;
  readonly unknown: (names: string) => string;
  readonly contactUs: string;
  readonly subject: (names: string) => string;
  /** Joins the names that follow 'without'. */
  readonly without: (names: readonly string[]) => string;
}

/** Not in the Lingui translations, so that the first page does not load texts that only search needs. */
const texts: Readonly<Record<Language, Texts>> = {
  en: {
    leftOut: (names) => `We left out what lists ${names}.`,
    inEverything: (names) =>
      `All our listed boards carry ${names}; we make any of them without: tell us.`,
    nothingSure: (names) =>
      `Nothing we found is sure to be without ${names}. We build to order: tell us what to leave out.`,
    unknown: (names) =>
      `We can’t tell from our ingredient lists what is made without ${names}, so we list nothing here. Ask us: we build to order.`,
    contactUs: 'Tell us what to leave out',
    subject: (names) => `A board without ${names}`,
    without: (names) => formatAlternatives(names, 'en'),
  },
  es: {
    leftOut: (names) => `Dejamos fuera lo que lleva ${names}.`,
    inEverything: (names) =>
      `Todas las tablas de nuestra lista llevan ${names}; te preparamos la que quieras sin eso: escríbenos.`,
    nothingSure: (names) =>
      `No encontramos nada que vaya con seguridad sin ${names}. Trabajamos por encargo: dinos qué quitamos.`,
    unknown: (names) =>
      `La lista de ingredientes no basta para saber qué va sin ${names}, así que aquí no te mostramos nada. Pregúntanos: trabajamos por encargo.`,
    contactUs: 'Dinos qué quitamos',
    subject: (names) => `Una tabla sin ${names}`,
    without: (names) => names.join(' ni '),
  },
};

export function ExclusionSummary({ exclusion }: { readonly exclusion: Exclusion }) {
  const language = useLanguage();
  const text = texts[language];
  const localizeNames = (list: Exclusion['without']) => list.map((name) => name[language]);
  const names = localizeNames(exclusion.without);
  const either = formatAlternatives(names, language);
  if (exclusion.unknown.length > 0)
    return text.unknown(text.without(localizeNames(exclusion.unknown)));
  if (!exclusion.excludesAll) return text.leftOut(either);
  return exclusion.isInEverything
    ? text.inEverything(either)
    : text.nothingSure(text.without(names));
}

interface ExclusionNoticeProps {
  readonly exclusion: Exclusion;
  /** The summary, unless it is displayed elsewhere. */
  readonly children?: ReactNode;
  readonly onFollow?: (() => void) | undefined;
}

/** Warns that traces remain possible and links to the contact form. */
export function ExclusionNotice({ exclusion, children, onFollow }: ExclusionNoticeProps) {
  const language = useLanguage();
  const text = texts[language];
  const without = text.without(exclusion.without.map((name) => name[language]));
  return (
    <div className={styles.notice} role="note">
      {children && <p className={styles.summary}>{children}</p>}
      <p>{tracesWarning[language]}</p>
      <PageLink
        to={paths.contact(text.subject(without))}
        className={styles.contactLink}
        {...(onFollow && { onClick: onFollow })}
      >
        {text.contactUs}
      </PageLink>
    </div>
  );
}
