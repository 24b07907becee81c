/** From one time of a day to another: `09:00-20:00`. */
export const TIME_RANGE = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

const WRITTEN =
  /^(?:de)?(\d{1,2})(?:h|heures?|:)?(\d\d)?(?:min)?[-–—à](\d{1,2})(?:h|heures?|:)?(\d\d)?(?:min)?$/;

/** `9h-19h`, « de 9 h à 19 h » and `9:00-19:00` as `09:00-19:00`; `undefined` for any other text. */
export function writtenHours(text: string): string | undefined {
  const found = WRITTEN.exec(text.toLowerCase().replace(/[\s"'«»“”]/g, ''));
  if (found === null) return undefined;
  const [, from = '', fromMinute = '00', to = '', toMinute = '00'] = found;
  const range = `${from.padStart(2, '0')}:${fromMinute}-${to.padStart(2, '0')}:${toMinute}`;
  return TIME_RANGE.test(range) ? range : undefined;
}
