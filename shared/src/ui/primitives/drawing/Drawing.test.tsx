import { render } from '@testing-library/react';
import { Drawing, DRAWINGS_ID } from './Drawing';

const copies = () => [...document.querySelectorAll(`#${DRAWINGS_ID} path`)];

afterEach(() => document.getElementById(DRAWINGS_ID)?.remove());

it('a drawing stands in the document once, however often it is drawn', () => {
  const { container } = render(
    <svg>
      <Drawing id="icon-minus" path="M5 12h14" />
      <Drawing id="icon-minus" path="M5 12h14" transform="scale(2)" />
    </svg>,
  );
  expect(container.innerHTML).toBe(
    '<svg><use href="#icon-minus"></use><use href="#icon-minus" transform="scale(2)"></use></svg>',
  );
  expect(copies().map((path) => path.outerHTML)).toEqual(['<path d="M5 12h14" id="icon-minus"></path>']);
});

it('a drawing with a view box keeps it, also where another release has added the path alone', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg id="${DRAWINGS_ID}"><path id="icon-minus" d="M5 12h14"/></svg>`,
  );
  const drawing = <Drawing id="icon-minus" path="M5 12h14" viewBox="0 0 24 24" />;
  const { container } = render(<svg>{drawing}</svg>);
  render(<svg>{drawing}</svg>);
  expect(container.innerHTML).toBe('<svg><use href="#icon-minus"></use></svg>');
  expect(document.getElementById(DRAWINGS_ID)?.innerHTML).toBe(
    '<symbol id="icon-minus" viewBox="0 0 24 24"><path d="M5 12h14"></path></symbol>',
  );
});

it('a drawing that the static page already has is not added again', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg id="${DRAWINGS_ID}"><path id="icon-minus" d="M1 1"/></svg>`,
  );
  render(
    <svg>
      <Drawing id="icon-minus" path="M5 12h14" />
      <Drawing id="icon-plus" path="M12 5v14" />
    </svg>,
  );
  expect(copies().map(({ id }) => id)).toEqual(['icon-minus', 'icon-plus']);
});
