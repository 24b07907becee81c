import type { Subject, UnknownWord } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import styles from './View.module.css';
import { View } from './View.tsx';

/** Words that no dictionary knows: each is written otherwise, or right. */
export function SpellingView({ subject }: { readonly subject: Subject | null }) {
  const spelling = useAnswer('', () => api.spelling(subject))?.answer;
  const { spelling: say } = words;
  if (!spelling) return <View title={say.title}>{say.reading}</View>;
  const { words: unknown, missing, more } = spelling;
  return (
    <View title={say.title} lead={missing ? null : say.lead(unknown.length)}>
      {missing && <p className="empty">{missing}</p>}
      <ul className={styles.rows}>
        {unknown.map((each) => (
          <Unknown key={`${each.place.subject} ${each.word}`} unknown={each} />
        ))}
      </ul>
      {more && <p className="quiet">{say.more}</p>}
    </View>
  );
}

function Unknown({ unknown }: { readonly unknown: UnknownWord }) {
  const { word, place, places, suggestions } = unknown;
  const { spelling: say } = words;
  const [isBusy, act] = useAct();
  const [first] = places;
  const write = (replace: string) =>
    act(async () => {
      const ids = places.map(({ id }) => id);
      const { label } = await api.replace({ find: word, replace, subject: place.subject, places: ids });
      desk.say(words.replace.done(label));
      await desk.reread();
    });
  const keep = () =>
    act(async () => {
      desk.say((await api.keepWord(word)).label);
      await desk.refresh();
    });
  return (
    <li className={styles.row}>
      <span>
        <strong>{word}</strong> <a href={hrefOfPlace(first?.place ?? place)}>{place.title}</a>
      </span>
      <small>{first ? `${first.before}${first.words}${first.after}` : place.excerpt}</small>
      <span className="row">
        {first &&
          suggestions.map((each) => (
            <Button key={each} disabled={isBusy} onClick={() => void write(each)}>
              {each}
            </Button>
          ))}
        <Button
          look="plain"
          icon="check"
          disabled={isBusy}
          aria-label={say.rightOf(word)}
          onClick={() => void keep()}
        >
          {say.right}
        </Button>
      </span>
    </li>
  );
}
