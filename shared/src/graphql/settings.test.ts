/** @jest-environment @venue/platform/testing/jestDom */
import { createBrowserDataLayer } from './dataLayer';
import { DEFAULT_GRAPHQL_URL } from '../contracts';
import { graphqlUrl } from './settings';

describe('the address of the live server', () => {
  it.each([
    [undefined, 'http://localhost:4000/graphql'],
    [{}, DEFAULT_GRAPHQL_URL],
    [{ graphqlUrl: ' ' }, DEFAULT_GRAPHQL_URL],
    [{ graphqlUrl: 'https://api.example/graphql' }, 'https://api.example/graphql'],
  ])('with the run-time setting %p the address of the live server is %s', (settings, url) =>
    expect(graphqlUrl(settings)).toBe(url),
  );
});

describe('the data layer of a page', () => {
  afterEach(() => {
    delete window.__VENUE__;
    window.localStorage.clear();
    jest.restoreAllMocks();
  });

  it('the data layer reads address and token from the browser and keeps the token of a live sign-in', async () => {
    window.__VENUE__ = { graphqlUrl: 'https://api.example/graphql' };
    const fetch = jest
      .spyOn(window, 'fetch')
      .mockImplementation(async (_url, init) =>
        String(init?.body).includes('"signIn"')
          ? new Response('{"data":{"signIn":"secret"}}')
          : new Response('{"data":{"events":[]}}'),
      );
    const data = createBrowserDataLayer();
    expect(await data.signIn('a@example.com', 'b')).toMatchObject({ ok: true });
    expect(window.localStorage.getItem('authToken')).toBe('secret');
    await data.events.load();
    const [url, init] = fetch.mock.calls[1] ?? [];
    expect(url).toBe('https://api.example/graphql');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
  });
});
