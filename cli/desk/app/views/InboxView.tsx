import type { InboxMessage } from '../../contract.ts';
import { api } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import styles from './InboxView.module.css';
import shared from './View.module.css';
import { View } from './View.tsx';

/** Between two looks at who wrote, in milliseconds. */
const PATIENCE = 5_000;

/** Who wrote, and who still waits for an answer. */
export function InboxView() {
  const inbox = useAnswer('', api.inbox, () => PATIENCE)?.answer;
  const [, act] = useAct();
  const { inbox: say } = words;
  if (inbox === undefined) return <View title={say.title}>{words.loading}</View>;
  const mark = ({ id, answered, sender }: InboxMessage) =>
    act(async () => {
      const isAnswered = answered === null;
      await api.markAnswered({ id, isAnswered });
      desk.tell(isAnswered ? say.marked(sender) : say.unmarked(sender));
      await desk.refresh();
    });
  const [waiting, done] = [true, false].map((isOpen) =>
    inbox.messages.filter(({ answered }) => (answered === null) === isOpen),
  );
  return (
    <View title={say.title} lead={say.lead(waiting?.length ?? 0)}>
      {inbox.missing && <p className="empty">{inbox.missing}</p>}
      {waiting?.map((message) => (
        <Message key={message.id} message={message} onMark={() => void mark(message)} />
      ))}
      {done && done.length > 0 && (
        <details className={shared.section}>
          <summary>{say.done(done.length)}</summary>
          {done.map((message) => (
            <Message key={message.id} message={message} onMark={() => void mark(message)} />
          ))}
        </details>
      )}
    </View>
  );
}

interface MessageProps {
  readonly message: InboxMessage;
  readonly onMark: () => void;
}

function Message({ message, onMark }: MessageProps) {
  const { kind, sender, summary, received, answered, trouble, rows, email, phone, reply } = message;
  const { inbox: say } = words;
  const mail = new URLSearchParams({ subject: reply.subject, body: reply.body });
  return (
    <article className={`card stack ${styles.message}`}>
      <h2>{sender || email}</h2>
      <p className="quiet">
        {[kind, received, answered && say.answered(answered), trouble].filter(Boolean).join(' · ')}
      </p>
      {summary && <p>{summary}</p>}
      <dl className="stack">
        {rows.map(({ label, value }) => (
          <div key={`${label}${value}`}>
            <dt className="quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="row">
        {email && (
          <a href={`mailto:${encodeURIComponent(email)}?${mail.toString().replaceAll('+', '%20')}`}>
            {say.reply}
          </a>
        )}
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{say.call(phone)}</a>}
        <Button look="plain" icon={answered === null ? 'check' : 'undo'} onClick={onMark}>
          {answered === null ? say.mark : say.unmark}
        </Button>
      </p>
    </article>
  );
}
