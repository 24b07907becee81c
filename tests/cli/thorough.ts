/** For a test that does what takes long, in milliseconds. */
export const TIME_LIMIT = 1_200_000;

/** How often a test of kills kills: the thorough run samples, and SAPIN_KILLS asks for more. */
export const KILLS = Number(process.env.SAPIN_KILLS ?? 20);
