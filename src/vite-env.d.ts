/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the form functions are; this site's own origin when it is not set. */
  readonly VITE_FUNCTIONS_URL?: string;
  /** The public, anonymous key of the form functions. */
  readonly VITE_FUNCTIONS_KEY?: string;
  /** The day (`2026-11-21`) whose season the prerendered pages speak in; that of the build when it is not set. */
  readonly VITE_DATE?: string;
}
