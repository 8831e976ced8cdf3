import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { THEME_KEY } from './themeChoice';
import { ThemeSwitch } from './ThemeSwitch';

const radio = (name: string) => screen.getByRole('radio', { name });
const theme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF7F0">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11160F">`;
});
afterEach(() => jest.restoreAllMocks());

const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.content);

describe('the theme switch', () => {
  it('the theme switch is a group named Theme that follows the system until the visitor chooses', () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    expect(radio('System')).toBeChecked();
  });

  it.each([
    ['Light', 'light', ['#FBF7F0', '#FBF7F0']],
    ['Dark', 'dark', ['#11160F', '#11160F']],
  ])('the theme %s is shown at once and remembered', async (name, stored, colours) => {
    render(<ThemeSwitch />);
    await userEvent.click(radio(name));
    expect(radio(name)).toBeChecked();
    expect(theme()).toBe(stored);
    expect(localStorage.getItem(THEME_KEY)).toBe(stored);
    expect(barColours()).toEqual(colours);
  });

  it('the theme System forgets the choice', async () => {
    document.documentElement.dataset.theme = 'dark';
    localStorage.setItem(THEME_KEY, 'dark');
    render(<ThemeSwitch />);
    expect(radio('Dark')).toBeChecked();
    await userEvent.click(radio('System'));
    expect(theme()).toBeUndefined();
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
    expect(barColours()).toEqual(['#FBF7F0', '#11160F']);
  });

  it('the theme switch still works where nothing can be stored', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<ThemeSwitch />);
    await userEvent.click(radio('Dark'));
    expect(theme()).toBe('dark');
    expect(radio('Dark')).toBeChecked();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('the theme switch follows a choice made in another tab', () => {
    render(<ThemeSwitch />);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' })));
    expect(radio('Dark')).toBeChecked();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: null })));
    expect(radio('System')).toBeChecked();
  });

  it('the theme switch selects nothing on a static page, where the choice is not known', () => {
    expect(renderToString(<ThemeSwitch />)).not.toContain('checked');
  });
});
