import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TextField } from '../ui/form/TextField';
import { type ListedStory, searchStories } from './story-list';
import * as styles from './Workshop.css';

interface StoryNavigationProps {
  readonly selected: ListedStory | undefined;
  readonly buildUrl: (story: ListedStory) => string;
  readonly onSelect: () => void;
}

/** Where the address leads may be far down in the list. */
const scrollIntoSight = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest' });

const sections = ['Parts', 'Screens'] as const;

export function StoryNavigation({ selected, buildUrl, onSelect }: StoryNavigationProps) {
  const [search, setSearch] = useState('');
  const found = searchStories(search);

  const renderLink = (story: ListedStory) => (
    <li key={story.id}>
      <Link
        ref={story.id === selected?.id ? scrollIntoSight : null}
        to={buildUrl(story)}
        className={styles.storyLink}
        aria-current={story.id === selected?.id ? 'page' : undefined}
        onClick={onSelect}
      >
        {story.name}
      </Link>
    </li>
  );

  const renderSection = (section: ListedStory['section']) => {
    const stories = found.filter((story) => story.section === section);
    const titles = [...new Set(stories.map(({ title }) => title))];
    if (stories.length === 0) return null;
    return (
      <section key={section}>
        <h2 className={styles.sectionTitle}>{section}</h2>
        <ul>
          {titles.map((title) => (
            <li key={title}>
              <h3 className={styles.groupTitle}>{title}</h3>
              <ul>{stories.filter((story) => story.title === title).map(renderLink)}</ul>
            </li>
          ))}
        </ul>
      </section>
    );
  };

  return (
    <nav aria-label="Stories">
      <div className={styles.search}>
        <TextField
          label="Search"
          type="search"
          value={search}
          status={search === '' ? '' : `${found.length} stories`}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {sections.map(renderSection)}
    </nav>
  );
}
