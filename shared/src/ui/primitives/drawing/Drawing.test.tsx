import { render } from '@testing-library/react';
import { Drawing, DRAWINGS_ID } from './Drawing';

const copies = () => [...document.querySelectorAll(`#${DRAWINGS_ID} symbol`)];

afterEach(() => document.getElementById(DRAWINGS_ID)?.remove());

it('a drawing stands in the document once, however often it is drawn', () => {
  const { container } = render(
    <svg>
      <Drawing id="i-minus" path="M5 12h14" size={24} />
      <Drawing id="i-minus" path="M5 12h14" size={24} />
    </svg>,
  );
  expect(container.innerHTML).toBe('<svg><use href="#i-minus"></use><use href="#i-minus"></use></svg>');
  expect(copies().map((symbol) => symbol.outerHTML)).toEqual([
    '<symbol id="i-minus" viewBox="0 0 24 24"><path d="M5 12h14"></path></symbol>',
  ]);
});

it('a drawing that the static page already has is not added again', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg id="${DRAWINGS_ID}"><symbol id="i-minus"><path d="M1 1"/></symbol></svg>`,
  );
  render(
    <svg>
      <Drawing id="i-minus" path="M5 12h14" size={24} />
      <Drawing id="i-plus" path="M12 5v14" size={24} />
    </svg>,
  );
  expect(copies().map(({ id }) => id)).toEqual(['i-minus', 'i-plus']);
});
