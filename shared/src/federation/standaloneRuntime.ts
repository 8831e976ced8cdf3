import { provideRuntime } from './provideRuntime';

// The page of a remote without the shell loads this first.
provideRuntime();
