import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: true;
  readonly dev?: true;
  readonly devOptional?: true;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const named = (wanted: (it: LockedPackage) => boolean) =>
  packages.filter(([, it]) => wanted(it)).map(([path]) => path);

test('every package comes from the registry, and is the one that was looked at', () => {
  expect(packages.length).toBeGreaterThan(100);
  // Without an address a package comes from the registry, too: npm can leave it out.
  const isElsewhere = /^(?!https:\/\/registry\.npmjs\.org\/)/;
  expect(named(({ resolved }) => resolved !== undefined && isElsewhere.test(resolved))).toEqual([]);
  expect(named(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

// npm leaves them out where `node_modules` is of this machine alone: `npm install --package-lock-only` brings them back.
test('the packages of other systems are in the lockfile, too', () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !packages.some(([at]) => at === `node_modules/${name}` || at === `${path}/node_modules/${name}`),
    ),
  );
  expect(packages.some(([, { optionalDependencies }]) => optionalDependencies)).toBe(true);
  expect(missing).toEqual([]);
});

test('no package runs anything when it is installed', () => {
  expect(named(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
});

test('what visitors are sent may be sent to them', () => {
  const shipped = packages.filter(([, it]) => !it.dev && !it.devOptional);
  const licences = new Set(shipped.map(([, { license }]) => license));
  expect([...licences].sort()).toEqual(['MIT', 'OFL-1.1']);
});
