import { createColors } from 'picocolors';

export type Colors = ReturnType<typeof createColors>;

/** Colours for standard output; `NO_COLOR` and `FORCE_COLOR` are honoured, `--no-color` (`wanted` false) wins. */
export function makeColors(wanted: boolean, environment: NodeJS.ProcessEnv, isTerminal: boolean): Colors {
  const { NO_COLOR, FORCE_COLOR } = environment;
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return createColors(wanted && !NO_COLOR && (forced || (isTerminal && environment.TERM !== 'dumb')));
}
