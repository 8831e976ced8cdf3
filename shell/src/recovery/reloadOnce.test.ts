/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { reloadOnce } from './reloadOnce';

const RELEASE = 'public_site 1.0.0';
const at = (path: string) => new URL(path, window.location.origin);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contact');
  document.body.innerHTML = '<main id="main"><input name="name" value="Amina"></main>';
});
afterEach(() => jest.restoreAllMocks());

describe('an automatic reload', () => {
  it('a page is loaded anew once for each page and release', () => {
    const load = jest.fn();
    expect(reloadOnce(at('/contact'), RELEASE, load)).toBe(true);
    expect(reloadOnce(at('/contact?again'), RELEASE, load)).toBe(false);
    expect(reloadOnce(at('/menu'), RELEASE, load)).toBe(true);
    expect(reloadOnce(at('/contact'), 'public_site 2.0.0', load)).toBe(true);
    expect(load.mock.calls.map(([address]: [URL]) => address.pathname)).toEqual([
      '/contact',
      '/menu',
      '/contact',
    ]);
  });

  it('a reload keeps what was typed on this page, and not for another page', () => {
    reloadOnce(at('/menu'), RELEASE, jest.fn());
    expect(sessionStorage.getItem('form-values')).toBeNull();
    reloadOnce(at('/contact'), RELEASE, jest.fn());
    expect(sessionStorage.getItem('form-values')).toContain('Amina');
  });

  it.each([
    ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
    ['closed', () => jest.spyOn(Storage.prototype, 'getItem')],
  ])('a page is not loaded anew when the storage is %s, because it could not be counted', (_, spy) => {
    spy().mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const load = jest.fn();
    expect(reloadOnce(at('/contact'), RELEASE, load)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});
