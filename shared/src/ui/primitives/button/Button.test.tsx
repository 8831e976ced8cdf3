import { act, render, screen } from '@testing-library/react';
import { translatePage } from '../../../testing/translatePage';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/IconButton';
import { Button } from './Button';

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

  it('a button becomes busy and changes its words in a translated page', () => {
    const { rerender } = render(<Button>Save</Button>);
    const lostTexts = translatePage();
    rerender(<Button busy>Saving</Button>);
    expect(screen.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
    rerender(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
    expect(lostTexts()).toEqual([]);
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
