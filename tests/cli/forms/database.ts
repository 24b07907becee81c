import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';

/** The address of a cluster that these tests run on, in place of a file for each; `tests/thorough/postgres.mjs` names it. */
const CLUSTER = process.env.TESTS_POSTGRES;

const made = new Set<string>();

/** In which environment what is kept for a folder is in a database of the cluster. */
export function databaseOf(folder: string): Readonly<Record<string, string>> {
  if (!CLUSTER) return {};
  const name = `t${hash('sha256', folder).slice(0, 16)}`;
  const psql = (text: string) =>
    execFileSync('psql', ['-Atc', text, `${CLUSTER}/postgres`], { encoding: 'utf8' });
  const isThere = made.has(name) || psql(`select 1 from pg_database where datname = '${name}'`) !== '';
  if (!isThere) psql(`create database ${name}`);
  made.add(name);
  return { DATABASE_URL: `${CLUSTER}/${name}` };
}
