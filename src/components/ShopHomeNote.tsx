import { ui } from '../shell/shell.static.ts';
import { fill } from '../text/fill.ts';

interface ShopHomeNoteProps {
  /** The shop's name for the product. */
  readonly product: string | undefined;
  readonly name: string;
  /** Its room stays where the button leads elsewhere. */
  readonly isShown?: boolean;
}

/** Beside an order button that knows no product: where it leads, and what to look for there. */
export function ShopHomeNote({ product, name, isShown = true }: ShopHomeNoteProps) {
  return product ? null : (
    <p className="note screen-only" data-shown={isShown}>
      {fill(ui.shopHome, { name })}
    </p>
  );
}
