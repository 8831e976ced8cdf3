import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Picture } from './picture/Picture';
import { TextInput } from './field/controls';
import { Field } from './field/Field';
import { translatePage } from '../../testing/translatePage';
import { IconButton } from './icon-button/IconButton';
import { Button } from './button/Button';
import { FilterChip } from './chip/Chip';
import { RatingInput } from './rating/Rating';
import { QuantityStepper } from './stepper/QuantityStepper';
import { Tabs } from './tabs/Tabs';
import { Breadcrumb } from './navigation/Navigation';

const standIn = { motif: 'fish', accent: 'lake' } as const;
const photo = (container: HTMLElement) => container.querySelector('img');

describe('a picture', () => {
  it('a picture is named once, with or without a photo', () => {
    const { container, rerender } = render(
      <Picture photo="photo-1" alt="Grilled mukimo" standIn={standIn} />,
    );
    expect(screen.getByRole('img', { name: 'Grilled mukimo' })).toBe(photo(container));
    rerender(<Picture photo={null} alt="Grilled mukimo" standIn={standIn} />);
    expect(screen.getByRole('img', { name: 'Grilled mukimo' })).toBe(container.firstElementChild);
  });

  it('a picture has no name where the text beside it says it all', () => {
    render(<Picture photo="photo-1" alt="" standIn={standIn} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('a picture whose photo fails shows the stand-in, and tries again with another photo', () => {
    const { container, rerender } = render(<Picture photo="photo-1" alt="Fish" standIn={standIn} />);
    const first = photo(container);
    if (!first) throw new Error('no photo');
    fireEvent.error(first);
    expect(first).toHaveAttribute('data-failed');
    expect(screen.getByRole('img', { name: 'Fish' })).toBe(first);
    expect(container.querySelector('svg path')).toBeInTheDocument();
    rerender(<Picture photo="photo-2" alt="Fish" standIn={standIn} />);
    expect(photo(container)).not.toHaveAttribute('data-failed');
  });

  it.each([null, undefined, ''])('a picture without a photo (%s) shows the stand-in alone', (none) => {
    const { container } = render(<Picture photo={none} alt="Fish" standIn={standIn} />);
    expect(photo(container)).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Fish' })).toBeInTheDocument();
  });
});

describe('a field', () => {
  it('a field names its control and describes it with its hint', () => {
    render(
      <Field label="Phone" hint="We call only about this booking.">
        <TextInput name="phone" type="tel" autoComplete="tel" required />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).toHaveAccessibleDescription('We call only about this booking.');
    expect(input).toBeRequired();
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).toHaveAttribute('autocomplete', 'tel');
  });

  it('a field shows its error beside the control and describes the control with it', () => {
    const field = (error?: string) => (
      <Field label="Phone" hint="With country code." error={error}>
        <TextInput name="phone" />
      </Field>
    );
    const { rerender } = render(field());
    act(() => screen.getByLabelText('Phone').focus());
    rerender(field('Please tell us a phone number.'));
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('With country code. Please tell us a phone number.');
    expect(screen.getByText('Please tell us a phone number.').closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('the error of a field without the focus is no live region of its own', () => {
    const field = (error?: string) => (
      <Field label="Phone" error={error}>
        <TextInput name="phone" />
      </Field>
    );
    const { rerender } = render(field());
    rerender(field('Please tell us a phone number.'));
    expect(screen.getByText('Please tell us a phone number.').closest('[aria-live]')).toBeNull();
  });

  it('a field keeps a description that its control already has', () => {
    render(
      <>
        <p id="rule">Eight letters.</p>
        <Field label="Password" hint="Keep it secret.">
          <TextInput aria-describedby="rule" />
        </Field>
      </>,
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Eight letters. Keep it secret.');
  });
});

type ButtonProps = Pick<ComponentProps<typeof Button>, 'type' | 'disabled' | 'onClick'>;

describe('a button', () => {
  it('a button runs its handler when pressed, and never submits a form by accident', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button onClick={press}>Add to Cart</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
  });

  it('a busy button keeps the focus but runs nothing twice', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Place Order
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Place Order' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
  it.each([
    ['a button', (props: ButtonProps) => <Button {...props}>Next</Button>],
    ['an icon button', (props: ButtonProps) => <IconButton icon="plus" label="Next" {...props} />],
  ])(
    '%s that becomes unavailable keeps the focus, and does nothing until it is available',
    async (_, draw) => {
      const press = jest.fn();
      const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
      const form = (disabled: boolean) => (
        <form onSubmit={submit}>
          <input aria-label="Name" />
          {draw({ type: 'submit', disabled, onClick: press })}
        </form>
      );
      const { rerender } = render(form(false));
      const button = screen.getByRole('button', { name: 'Next' });
      act(() => button.focus());
      rerender(form(true));
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter} ');
      await userEvent.type(screen.getByRole('textbox'), '{Enter}');
      expect([press.mock.calls, submit.mock.calls]).toEqual([[], []]);

      rerender(form(false));
      expect(button).not.toHaveAttribute('aria-disabled');
      await userEvent.click(button);
      expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it('a button without a function says "Coming soon" without changing its name', async () => {
    const press = jest.fn();
    render(
      <Button comingSoon onClick={press}>
        Load More Photos
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Load More Photos' });
    expect(button).toHaveAccessibleDescription('Coming soon');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });
});

describe('giving a rating', () => {
  it('a rating input is one question with five answers', () => {
    render(<RatingInput label="Your rating" name="rating" required />);
    expect(screen.getByRole('group', { name: 'Your rating' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(screen.getByRole('radio', { name: '1 star' })).toBeRequired();
  });
});

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

describe('a quantity stepper', () => {
  it.each([
    { quantity: 1, min: 0, allowed: true },
    { quantity: 0, min: 0, allowed: false },
    { quantity: 1, min: 1, allowed: false },
    { quantity: 2, min: 1, allowed: true },
  ])(
    'a quantity stepper at $quantity with a minimum of $min goes down: $allowed',
    async ({ quantity, min, allowed }) => {
      const change = jest.fn();
      render(<QuantityStepper name="Madafu" quantity={quantity} min={min} onChange={change} />);
      await press('Decrease quantity of Madafu');
      expect(change).toHaveBeenCalledTimes(allowed ? 1 : 0);
      expect(screen.getByRole('button', { name: 'Decrease quantity of Madafu' })).toHaveFocus();
    },
  );
});

const ITEMS = [
  { id: 'starters', label: 'Starters', panel: <p>Mandazi</p> },
  { id: 'past', label: 'Past Events', panel: <p>Not open</p>, disabled: true },
  { id: 'mains', label: 'Main Course', panel: <p>Tilapia</p> },
  { id: 'beverages', label: 'Beverages', panel: <p>Coffee</p> },
];
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('tabs show the first panel and keep the others on the page, hidden', () => {
    render(<Tabs label="Menu" items={ITEMS} />);
    expect(screen.getByRole('tablist', { name: 'Menu' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Starters' })).toHaveTextContent('Mandazi');
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
});

it('breadcrumbs name the current page and link the pages above', () => {
  render(<Breadcrumb parents={[{ label: 'Our Stalls', to: '/stalls' }]} current="Lake Kitchen" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Lake Kitchen')).toHaveAttribute('aria-current', 'page');
});

// They are last: a translated page stays translated.
describe('in a translated page', () => {
  it('a button becomes busy and changes its words', () => {
    const { rerender } = render(<Button>Save</Button>);
    const lostTexts = translatePage();
    rerender(<Button busy>Saving</Button>);
    expect(screen.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
    rerender(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
    expect(lostTexts()).toEqual([]);
  });

  it('a filter chip is pressed and changes its words', () => {
    const { rerender } = render(<FilterChip pressed={false}>Open now</FilterChip>);
    const lostTexts = translatePage();
    rerender(<FilterChip pressed>Open now, 3 stalls</FilterChip>);
    expect(screen.getByRole('button', { name: 'Open now, 3 stalls', pressed: true })).toBeVisible();
    expect(lostTexts()).toEqual([]);
  });
});
