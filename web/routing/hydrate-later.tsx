import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Language } from '#contract/core/language';
import { lazyModule } from '../data/lazy-module';
import { nextIdlePeriod } from '../data/when-idle';
import { loadTranslations, useTranslations } from '../i18n/translations';
import { useLanguage } from '../i18n/use-language';
import { repeatDroppedClick } from './early-input';
import * as styles from './hydrate-later.css';
import { useHydrated } from './use-hydrated';

const loads = new Set<(language: Language) => Promise<unknown>>();

/** Loads the code and texts of all parts of the loaded pages; they then render without suspending. */
export async function loadDeferredParts(language: Language): Promise<void> {
  const count = loads.size;
  await Promise.all([...loads].map((load) => load(language)));
  // A part may contain others.
  if (loads.size > count) await loadDeferredParts(language);
}

/**
 * A part of a page that is too much code for the first screen, in its own chunk. What the server has rendered needs no code to be
 * seen: the browser loads it once it's idle, and React then hydrates it in place. Call `loadDeferredParts` before a page
 * is shown that the server hasn't rendered.
 *
 * @param translations name of the folder in `i18n/translations`; without it, the texts are among the page's
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  translations?: string,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function loadPart(): Promise<ComponentType<Props>> {
    if (loaded) return loaded;
    const Part = await load();
    loaded = function TranslatedPart(props: Props) {
      useTranslations(useLanguage(), translations);
      return <Part {...props} />;
    };
    return loaded;
  }
  loads.add((language) => Promise.all([loadPart(), loadTranslations(language, translations)]));

  const loadOnce = lazyModule(loadPart);

  async function loadWhenIdle(language: Language) {
    await nextIdlePeriod();
    try {
      const [Part] = await Promise.all([loadOnce(), loadTranslations(language, translations)]);
      return { default: Part };
    } catch {
      // What the server has rendered stays as it is.
      return new Promise<never>(() => undefined);
    }
  }

  const loadNow = async () => ({ default: await loadOnce() });

  function HydratedLater(props: Props) {
    const isHydrated = useHydrated();
    const language = useLanguage();
    const [Part] = useState(
      () => loaded ?? lazy(isHydrated ? loadNow : () => loadWhenIdle(language)),
    );
    const ref = useRef<HTMLDivElement>(null);
    // With every other element, React would replace what isn't hydrated yet.
    return useMemo(
      () => (
        <div ref={ref} className={styles.part}>
          <Suspense>
            <Part {...props} />
            <Hydrated part={ref} />
          </Suspense>
        </div>
      ),
      [Part, props],
    );
  }
  return memo(HydratedLater) as ComponentType<Props>;
}

function Hydrated({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  useEffect(() => repeatDroppedClick(part.current), [part]);
  return null;
}
