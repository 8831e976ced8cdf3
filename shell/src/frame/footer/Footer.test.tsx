import { screen, within } from '@testing-library/react';
import { renderAt } from '../testing/renderAt';
import { Footer } from './Footer';

const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  beforeEach(() => void renderAt('/', <Footer />));

  it.each([
    ['Menu', '/menu'],
    ['Reservations', '/reservations'],
    ['Events', '/events'],
    ['Order Online', '/order'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-and-conditions'],
  ])('the footer links to %s', (name, path) => {
    const pages = within(footer().getByRole('navigation', { name: 'Explore' }));
    expect(pages.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('the footer names the venue, what it is and its year', () => {
    expect(footer().getByRole('link', { name: 'Bustani Gardens' })).toHaveAttribute('href', '/');
    expect(footer().getByText('Garden restaurant, bar & food court')).toBeInTheDocument();
    expect(footer().getByText('© 2025 Bustani Gardens')).toBeInTheDocument();
  });

  it('the footer says that the grounds are open 24 hours every day', () => {
    expect(footer().getByText('Venue grounds: open 24 hours, every day')).toBeInTheDocument();
  });

  it.each([
    ['+254 700 000 000', 'tel:+254700000000'],
    ['hello@bustanigardens.example', 'mailto:hello@bustanigardens.example'],
    ['Chat on WhatsApp', 'https://wa.me/254700000000?text=Hello%20Bustani%20Gardens%2C%20'],
  ])('the footer offers the contact %s', (name, href) => {
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('the footer gives the address and directions', () => {
    const address = footer().getByRole('link', { name: /Eastern Bypass, near Ruai Flyover/ });
    expect(address).toHaveTextContent('Nairobi, Kenya');
    expect(address).toHaveAttribute('href', expect.stringContaining('google.com/maps/dir'));
  });

  it('the footer links to the social media of the venue', () => {
    const list = within(footer().getByRole('list', { name: 'Follow us' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Facebook', 'Instagram', 'X']);
  });
});
