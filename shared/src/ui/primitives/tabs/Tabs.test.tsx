import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const ITEMS = [
  { id: 'starters', label: 'Starters', panel: <p>Samosas</p> },
  { id: 'past', label: 'Past Events', panel: <p>Not open</p>, disabled: true },
  { id: 'mains', label: 'Main Course', panel: <p>Tilapia</p> },
  { id: 'beverages', label: 'Beverages', panel: <p>Coffee</p> },
];
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('tabs show the first panel and keep the others on the page, hidden', () => {
    render(<Tabs label="Menu" items={ITEMS} />);
    expect(screen.getByRole('tablist', { name: 'Menu' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Starters' })).toHaveTextContent('Samosas');
    expect(screen.getByText('Tilapia')).not.toBeVisible();
  });

  it('a tab opens by a press', async () => {
    const change = jest.fn();
    render(<Tabs label="Menu" items={ITEMS} onChange={change} />);
    await userEvent.click(tab('Beverages'));
    expect(tab('Beverages')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Coffee')).toBeVisible();
    expect(change).toHaveBeenCalledWith('beverages');
  });

  it('tabs are one tab stop; the arrow keys go round and skip disabled tabs', async () => {
    render(<Tabs label="Menu" items={ITEMS} />);
    await userEvent.tab();
    expect(tab('Starters')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Main Course')).toHaveFocus();
    expect(screen.getByText('Tilapia')).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(tab('Beverages')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Starters')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Beverages')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(tab('Starters')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Starters' })).toHaveFocus();
  });

  it('a disabled tab never opens', async () => {
    render(<Tabs label="Events" items={ITEMS} />);
    expect(tab('Past Events')).toBeDisabled();
    await userEvent.click(tab('Past Events'));
    expect(screen.getByText('Not open')).not.toBeVisible();
  });

  it('tabs can start at another tab, or be controlled by the page', async () => {
    const { unmount } = render(<Tabs label="Menu" items={ITEMS} defaultValue="mains" />);
    expect(screen.getByText('Tilapia')).toBeVisible();
    unmount();
    render(<Tabs label="Menu" items={ITEMS} value="starters" />);
    await userEvent.click(tab('Beverages'));
    expect(screen.getByText('Samosas')).toBeVisible();
  });
});
