// What npm has installed, for the page that names it.

/** A package of npm, as it is installed. */
export interface InstalledPackage {
  readonly version: string;
  /** Its SPDX name, such as `MIT`. */
  readonly licence: string;
  /** The whole licence, with the names of the authors. */
  readonly text: string;
}

/** Gives the package of a name; rejects when it is not installed, or has no licence beside it. */
export type ReadPackage = (name: string) => Promise<InstalledPackage>;

let reader: ReadPackage = (name) =>
  Promise.reject(new Error(`no reader for ${name}: call setPackageReader first`));

/** Says how packages are read; the prerenderer and the development server read them from the disk. */
export function setPackageReader(read: ReadPackage): void {
  reader = read;
}

export function readPackage(name: string): Promise<InstalledPackage> {
  return reader(name);
}
