import { hostedFunctions, type Settings } from './functions.ts';

let handle: ReturnType<typeof hostedFunctions> | undefined;

// biome-ignore lint/style/noDefaultExport: where hosts of workers look for a handler
export default {
  fetch(request: Request, settings: Settings) {
    handle ??= hostedFunctions(settings);
    return handle(request);
  },
};
