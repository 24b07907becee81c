/** The port on which the site is served when no other is asked for. */
export const SITE_PORT = 4173;

/** The port of the desk when no other is asked for. */
export const DESK_PORT = 4180;

export const LAST_PORT = 65_535;
