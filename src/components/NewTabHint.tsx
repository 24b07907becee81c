import { ui } from '#generated/ui.ts';
import { Icon } from './Icon.tsx';

/** Ends the label of a link that opens a new tab: an arrow to see, words to hear. */
export function NewTabHint() {
  return (
    <>
      <Icon name="new-tab" />
      <span className="visually-hidden"> ({ui.newTab})</span>
    </>
  );
}
