import type { Toast } from '@venue/shared/notify';
import { fill, MANDAZI } from '@venue/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { amount, field } from './asking';
import { line, openPage } from './openPage';

/** For tests: two plates of mandazi, at the door 38 minutes after the order. */
export const mandazi = { ...MANDAZI, quantity: 2 };

/** For tests: what is said once the mandazi are ordered. */
export const ORDER_PLACED: Toast = {
  title: 'Order Placed Successfully!',
  text: 'Your order will be delivered in 38 minutes.',
  tone: 'success',
};

/** For tests: how a form is refused. */
export const refusal = (title: string, text: string): Toast => ({
  title,
  text,
  tone: 'error',
  untilSuccess: true,
});

/** For tests: puts each text into the field of that name. */
export async function fillIn(texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await fill(field(name), text);
}

/** The tests of what delivery costs on a screen that places orders. */
export function itChargesForDelivery(Screen: ComponentType) {
  it.each([
    [999, 'KSh 200', 'KSh 1,199', 'Add KSh 1 more for free delivery'],
    [1001, 'Free', 'KSh 1,001', null],
  ])('an order of %d pays %s for delivery', (price, fee, total, nudge) => {
    openPage(Screen, { lines: [line(7, price)] });
    expect(amount('Delivery')).toHaveTextContent(fee);
    expect(amount('Total')).toHaveTextContent(total);
    if (nudge) expect(screen.getByText(nudge)).toBeVisible();
    else expect(screen.queryByText(/more for free delivery/)).not.toBeInTheDocument();
  });
}
