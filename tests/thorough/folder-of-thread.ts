// Only a process may change its folder: a thread remembers what it would be.
import path from 'node:path';

let folder = process.cwd();
process.cwd = () => folder;
process.chdir = (to) => {
  folder = path.resolve(folder, to);
};
