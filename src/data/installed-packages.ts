// Installed npm packages, for the page of licences.

/** A package of npm, as it is installed. */
interface InstalledPackage {
  readonly version: string;
  /** Its SPDX name, such as `MIT`. */
  readonly licence: string;
  /** The whole licence, with the names of the authors. */
  readonly text: string;
}

/** Rejects when the package is not installed or has no licence file. */
export type ReadPackage = (name: string) => Promise<InstalledPackage>;

let reader: ReadPackage = (name) =>
  Promise.reject(new Error(`no reader for ${name}: call setPackageReader first`));

/** The prerenderer and the development server read packages from the disk. */
export function setPackageReader(read: ReadPackage): void {
  reader = read;
}

export function readPackage(name: string): Promise<InstalledPackage> {
  return reader(name);
}
