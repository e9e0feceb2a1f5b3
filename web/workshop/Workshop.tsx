import { useEffect, useState } from 'react';
import { classes } from '../ui/classes';
import { EmptyState } from '../ui/notice/EmptyState';
import { Stage } from './Stage';
import { StoryNavigation } from './StoryNavigation';
import { Toolbar } from './Toolbar';
import { useWorkshopState } from './use-workshop-state';
import * as styles from './Workshop.css';

export function Workshop() {
  const { state, buildSearch, change } = useWorkshopState();
  const { story, language, theme, width } = state;
  const [isListOpen, setIsListOpen] = useState(false);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.title = story ? `${story.title}: ${story.name} · Workshop` : 'Workshop · La Higuera';
  }, [theme, story]);

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Workshop</h1>
        <button
          type="button"
          className={styles.listToggle}
          aria-expanded={isListOpen}
          aria-controls="stories"
          onClick={() => setIsListOpen(!isListOpen)}
        >
          Stories
        </button>
      </header>
      <div id="stories" className={classes(styles.list, !isListOpen && styles.closed)}>
        <StoryNavigation
          selected={story}
          buildUrl={({ id }) => buildSearch('story', id)}
          onSelect={() => setIsListOpen(false)}
        />
      </div>
      <main className={styles.main}>
        {story ? (
          <>
            <Toolbar state={{ ...state, story }} onChange={change} />
            <Stage
              key={`${story.id} ${language} ${theme}`}
              {...{ story, language, theme, width }}
            />
          </>
        ) : (
          <EmptyState title="There is no such story">
            <p>Its part or screen may have been renamed.</p>
          </EmptyState>
        )}
      </main>
    </div>
  );
}
