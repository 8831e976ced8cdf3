import { provideRuntime } from '@venue/shared/federation';
import { start } from './start';

provideRuntime();
void start();
