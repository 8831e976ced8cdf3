import { render, screen } from '@testing-library/react';
import { Banner } from './Banner';

describe('a banner', () => {
  it('a banner that was there from the start is not announced', () => {
    render(<Banner title="Good to know">Free delivery above KSh 1,000.</Banner>);
    expect(screen.getByText('Good to know')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['warn', 'status'],
    ['bad', 'alert'],
  ] as const)('a banner that appears and is %s has the role %s', (tone, role) => {
    render(
      <Banner tone={tone} live actions={<button>Reload</button>}>
        Working offline
      </Banner>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Working offline');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
