/** The day on which all tests take place, in whatever month they run: the site is built on it, and browsers believe in it. */
export const testDay = '2026-11-21';
