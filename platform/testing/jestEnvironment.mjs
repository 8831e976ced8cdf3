import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import DomEnvironment from './jestDom.mjs';
import { startTestApi } from './testApi.mjs';

let started;
/** One for all test files of a worker, started when the first asks for it. */
const testApi = () => (started ??= startTestApi());

/** Components are tested in a page, all else without one, which takes a fifth of a second less for each file. */
export default function ChosenEnvironment(config, context) {
  const Chosen = context.testPath.endsWith('.tsx') ? DomEnvironment : NodeEnvironment;
  const environment = new Chosen(config, context);
  environment.global.testApi = testApi;
  return environment;
}
