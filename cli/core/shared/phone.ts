/** The address that dials a French number: `03 53 01 20 24` as `tel:+33353012024`. */
export function phoneHref(phone: string): string {
  return `tel:+33${phone.replace(/\D/g, '').slice(1)}`;
}
