import { useCallback, useEffect, useState } from 'react';
import type { Inbox, InboxMessage } from '../../contract.ts';
import { api } from '../api.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import styles from './InboxView.module.css';
import shared from './View.module.css';
import { View } from './View.tsx';

/** Who wrote, and who still waits for an answer. */
export function InboxView() {
  const [inbox, setInbox] = useState<Inbox | null>(null);
  const overview = useStore(desk.overview);
  const read = useCallback(() => api.inbox().then(setInbox, desk.complain), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with whatever has changed
  useEffect(() => void read(), [read, overview]);
  const { inbox: say } = words;
  if (inbox === null) return <View title={say.title}>{words.loading}</View>;
  const mark = async (message: InboxMessage) => {
    try {
      const isAnswered = message.answered === null;
      setInbox(await api.markAnswered({ id: message.id, isAnswered }));
      desk.tell(isAnswered ? say.marked(message.sender) : say.unmarked(message.sender));
      await desk.refresh();
    } catch (error) {
      desk.complain(error);
    }
  };
  const [waiting, done] = [true, false].map((isOpen) =>
    inbox.messages.filter(({ answered }) => (answered === null) === isOpen),
  );
  return (
    <View title={say.title} lead={say.lead(waiting?.length ?? 0)}>
      {inbox.missing && <p className={shared.nothing}>{inbox.missing}</p>}
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
    <article className={styles.message}>
      <h2>{sender || email}</h2>
      <p className={shared.help}>
        {[kind, received, answered && say.answered(answered), trouble].filter(Boolean).join(' · ')}
      </p>
      {summary && <p>{summary}</p>}
      <dl>
        {rows.map(({ label, value }) => (
          <div key={`${label}${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.acts}>
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
