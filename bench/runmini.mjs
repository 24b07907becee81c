import { run } from './mini.mjs'; run();
