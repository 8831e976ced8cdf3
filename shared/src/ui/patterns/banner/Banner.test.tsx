import { render, screen } from '@testing-library/react';
import { Banner } from './Banner';

describe('a banner', () => {
  it('that was always there interrupts nobody', () => {
    render(<Banner title="Good to know">Free delivery above KSh 1,000.</Banner>);
    expect(screen.getByText('Good to know')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['warn', 'status'],
    ['bad', 'alert'],
  ] as const)('that appears and is %s is a %s', (tone, role) => {
    render(
      <Banner tone={tone} live actions={<button>Reload</button>}>
        Working offline
      </Banner>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Working offline');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
