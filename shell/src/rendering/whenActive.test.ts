import { whenActive } from './whenActive';

it.each(['pointermove', 'touchstart', 'keydown', 'scroll'])('something waits for the first %s', (type) => {
  const run = jest.fn();
  whenActive(run);
  expect(run).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(type));
  expect(run).toHaveBeenCalledTimes(1);
});

it('it runs once, whatever the visitor does next', () => {
  const run = jest.fn();
  whenActive(run);
  document.body.dispatchEvent(new Event('keydown'));
  document.body.dispatchEvent(new Event('scroll'));
  expect(run).toHaveBeenCalledTimes(1);
});
