import { hostedFunctions, type Settings } from './functions.ts';

/** The part of Deno that hosts of its functions have as well. */
declare const Deno: {
  readonly env: { toObject(): Settings };
  serve(handle: ReturnType<typeof hostedFunctions>): unknown;
};

Deno.serve(hostedFunctions(Deno.env.toObject()));
