import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';
import { Dialog } from '../dialog/Dialog';
import { PreparedStyles } from './PreparedStyles';

const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const idle = () => act(() => jest.runAllTimers());

it('the styles of what is not shown yet are added at an idle moment, and nothing of it is in the document', () => {
  const Later = styled.p`
    letter-spacing: 1.234em;
  `;
  render(
    <PreparedStyles name="later">
      <Later>Later</Later>
    </PreparedStyles>,
  );
  expect(rules()).not.toContain('1.234em');
  idle();
  expect(rules()).toContain('1.234em');
  expect(screen.queryByText('Later')).not.toBeInTheDocument();
});

it('the styles of one name are prepared once in a page', () => {
  const renders = jest.fn(() => null);
  const Counted = () => renders();
  const both = (
    <>
      <PreparedStyles name="once">
        <Counted />
      </PreparedStyles>
      <PreparedStyles name="once">
        <Counted />
      </PreparedStyles>
    </>
  );
  render(both);
  idle();
  render(both);
  idle();
  expect(renders).toHaveBeenCalledTimes(1);
});

it('an open dialog is prepared without being shown', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(
    <PreparedStyles name="question">
      <Dialog open title="Sign in" onClose={() => undefined}>
        Later
      </Dialog>
    </PreparedStyles>,
  );
  idle();
  expect(showModal).not.toHaveBeenCalled();
  expect(screen.queryByText('Sign in')).not.toBeInTheDocument();
  showModal.mockRestore();
});

it('a static page has nothing of it', () => {
  const html = renderToString(
    <PreparedStyles name="static">
      <p>Later</p>
    </PreparedStyles>,
  );
  expect(html).toBe('');
});
