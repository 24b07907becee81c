// Evaluated at build time (see vite.config.ts): what long forms alone say is not in every visitor's first script.
import { ui } from '#generated/ui.ts';

export const { fieldErrors, required, optional, sent } = ui;
