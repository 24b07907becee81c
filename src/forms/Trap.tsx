/** A field for machines: no browser shows it, reads it aloud or fills it in, and no key leads to it. */
export function Trap() {
  return <input type="text" name="website" autoComplete="off" tabIndex={-1} hidden />;
}
