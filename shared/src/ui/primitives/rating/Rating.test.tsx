import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rating, RatingInput } from './Rating';

describe('a rating', () => {
  it.each([
    [4.8, '96%'],
    [3, '60%'],
    [0, '0%'],
    [5, '100%'],
  ])('a rating of %s is said in words and fills %s of the stars', (value, lit) => {
    const { container } = render(<Rating value={value} />);
    expect(screen.getByRole('img', { name: `${value} out of 5` })).toHaveTextContent(String(value));
    expect(container.querySelector(`[style="width: ${lit};"]`)).toBeInTheDocument();
  });

  it('a compact rating is one star and the number', () => {
    const { container } = render(<Rating value={4.5} compact />);
    expect(screen.getByRole('img', { name: '4.5 out of 5' })).toBeVisible();
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});

describe('giving a rating', () => {
  it('a rating input works with the keyboard alone and is part of the form', async () => {
    render(
      <form aria-label="Review">
        <RatingInput label="Your rating" name="rating" defaultValue={3} />
      </form>,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '3 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(screen.getByRole('form')).toHaveFormValues({ rating: '4' });
  });

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

  it('a rating input shows its error at every star', () => {
    const { rerender } = render(<RatingInput label="Your rating" name="rating" />);
    expect(screen.getByRole('radio', { name: '3 stars' })).not.toHaveAccessibleDescription();
    rerender(<RatingInput label="Your rating" name="rating" error="Choose from 1 to 5 stars" />);
    expect(screen.getByText('Choose from 1 to 5 stars')).toBeVisible();
    expect(screen.getByRole('radio', { name: '3 stars' })).toHaveAccessibleDescription(
      'Choose from 1 to 5 stars',
    );
  });
});
