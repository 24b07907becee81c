import { type RefObject, useId, useState } from 'react';
import type { Finder } from '#generated/types.ts';
import { Chip } from '../../components/Chip.tsx';
import { fill } from '../../text/fill.ts';
import { formatHeight, formatPrice } from '../../text/format.ts';
import type { Answers, Question } from './find-trees.ts';
import styles from './Questions.module.css';

type Answer = Answers[string];
type Give = (id: string, answer: Answer | undefined) => void;

interface QuestionsProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly give: Give;
  readonly clear: () => void;
  readonly words: Pick<Finder, 'questionsTitle' | 'reset' | 'assumed'>;
}

/** All questions are optional; nothing is sent. */
export function Questions({ form, questions, answers, give, clear, words }: QuestionsProps) {
  return (
    <form
      ref={form}
      className={`stack script-only screen-only ${styles.questions}`}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`cluster ${styles.head}`}>
        <h2>{words.questionsTitle}</h2>
        <button type="button" hidden={Object.keys(answers).length === 0} onClick={clear}>
          {words.reset}
        </button>
      </div>
      {questions.map((question) =>
        question.kind === 'number' ? (
          <Slider
            key={question.id}
            question={question}
            answer={answers[question.id]}
            give={give}
            assumed={words.assumed}
          />
        ) : (
          <Options key={question.id} question={question} answer={answers[question.id]} give={give} />
        ),
      )}
    </form>
  );
}

interface QuestionProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly give: Give;
}

/** A range input, one end of which may mean "any", and the same number to type. */
function Slider({ question, answer, give, assumed }: QuestionProps & { readonly assumed: string }) {
  const id = useId();
  const { label, help, min = 0, max = 0, step = 1, none = '', noneAt } = question;
  const first = noneAt === 'start' ? min - step : min;
  const last = noneAt === 'end' ? max + step : max;
  const nowhere = noneAt === 'start' ? first : last;
  const supposed = question.default;
  const value = typeof answer === 'number' ? answer : (supposed ?? nowhere);
  const unanswered =
    supposed === undefined ? none : fill(assumed, { value: formatNumber(supposed, question.unit) });
  const text = typeof answer === 'number' ? formatNumber(answer, question.unit) : unanswered;
  /** While somebody types, which may pass through numbers that are no answer. */
  const [typed, setTyped] = useState<string>();
  const type = (written: string) => {
    setTyped(written);
    const number = Math.round(Number(written));
    if (written === '') give(question.id, undefined);
    else if (number >= min && number <= max) give(question.id, number);
  };
  return (
    <div className={styles.slider}>
      <div className={styles.asked}>
        <label htmlFor={id}>{label}</label>
        {/* Not an `output`, which screen readers would announce at each step in addition to the slider. */}
        <span data-answered={typeof answer === 'number'} aria-hidden="true">
          {text}
        </span>
      </div>
      <label className={`touch-target ${styles.number}`}>
        <input
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={min}
          max={max}
          value={typed ?? (typeof answer === 'number' ? answer : '')}
          placeholder={supposed === undefined ? '' : String(supposed)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        {question.unit}
      </label>
      <input
        id={id}
        name={question.id}
        type="range"
        min={first}
        max={last}
        // One that was typed may lie between two steps.
        step={(value - first) % step === 0 ? step : 1}
        value={value}
        aria-valuetext={text}
        aria-describedby={help && `${id}-help`}
        onChange={({ target }) => {
          const number = Number(target.value);
          give(question.id, noneAt && number === nowhere ? undefined : number);
        }}
      />
      {help && (
        <p id={`${id}-help`} className={`note ${styles.help}`}>
          {help}
        </p>
      )}
    </div>
  );
}

function Options({ question: { id, label, kind, none, options = [] }, answer, give }: QuestionProps) {
  const chosen = typeof answer === 'object' ? answer : [];
  const toggle = (value: string, isOn: boolean) =>
    options
      .map((option) => option.value)
      .filter((other) => (other === value ? isOn : chosen.includes(other)));
  return (
    <fieldset className={`cluster ${styles.options}`}>
      <legend>{label}</legend>
      {kind === 'choice' && (
        <Chip
          type="radio"
          name={id}
          value=""
          checked={chosen.length === 0}
          onChange={() => give(id, undefined)}
        >
          {none ?? ''}
        </Chip>
      )}
      {options.map((option) => (
        <Chip
          key={option.value}
          type={kind === 'choice' ? 'radio' : 'checkbox'}
          name={id}
          value={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ target }) =>
            give(id, kind === 'choice' ? [option.value] : toggle(option.value, target.checked))
          }
        >
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}

/** A number in its unit, as the visitor reads it. */
function formatNumber(value: number, unit: Question['unit']): string {
  if (unit === 'cm') return formatHeight(value / 100);
  return unit === '€' ? formatPrice(value) : `${value}\u00a0${unit}`;
}
