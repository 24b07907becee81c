import { OUTCOMES, STEP_FIELD } from '#generated/shared/functions.ts';
import type { NewsletterStep } from '#generated/types.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Button } from '../../components/ButtonLink.tsx';
import styles from './NewsletterStepsPage.module.css';

export type NewsletterStepsPageProps = Omit<NewsletterStep, 'seo' | 'slug'>;

/**
 * Works without a script: the form goes to the address of the page, which has the visitor's in it, and the answer leads
 * back to one of the OUTCOMES.
 */
export function NewsletterStepsPage({
  step,
  title,
  text,
  button,
  done,
  failed,
  home,
}: NewsletterStepsPageProps) {
  return (
    <div className={`container stack ${styles.page}`}>
      <BackLink {...home} />
      <h1>{title}</h1>
      <p id={OUTCOMES.done} role="status" className={styles.outcome}>
        {done}
      </p>
      <p id={OUTCOMES.failed} role="status" className={styles.outcome}>
        {failed}
      </p>
      <form method="post" className={`stack ${styles.form}`}>
        <p>{text}</p>
        <Button type="submit" name={STEP_FIELD} value={step} look="solid" size="large">
          {button}
        </Button>
      </form>
    </div>
  );
}
