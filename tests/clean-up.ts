// Testing Library does this by itself where it finds globals, and for the first file of a worker alone.
import { cleanup } from '@testing-library/react';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
