import { ui } from '#generated/ui.ts';
import { fill } from '../text/fill.ts';

interface ShopHomeNoteProps {
  /** The shop's name for the product. */
  readonly product: string | undefined;
  readonly name: string;
}

/** Beside an order button that knows no product: where it leads, and what to look for there. */
export function ShopHomeNote({ product, name }: ShopHomeNoteProps) {
  return product ? null : <p className="note screen-only">{fill(ui.shopHome, { name })}</p>;
}
