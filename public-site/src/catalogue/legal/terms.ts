import {
  CHANGE_AHEAD_HOURS,
  DELIVERY_FEE_KSH,
  DELIVERY_MINUTES_MAX,
  DELIVERY_MINUTES_MIN,
  DELIVERY_RADIUS_KM,
  TABLE_HELD_MINUTES,
} from '@venue/shared/limits';
import { formatKsh } from '@venue/shared/rules';
import { IS_ONE_STALL } from '@venue/shared/stall-words';
import { REPLY_WITHIN } from '@venue/shared/text';
import { VENUE } from '@venue/shared/venue';
import { HAS_PHOTO_SERVICE } from '../generated/photoService';
import { LEGAL } from '../generated/words/legal';
import { CONTACT_BLOCK, legalDocument, list, text } from './document';
import { FREE_DELIVERY_ABOVE } from '../../cart/delivery';

// This text must stay true of the product: change it in the same commit as what it describes.
export const TERMS = legalDocument({
  title: 'Terms and Conditions',
  intro: `These terms are the agreement between you and ${VENUE.name} ("we") when you use this website or what we offer at the venue. We have kept them short so that they get read.`,
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance of These Terms',
      blocks: [
        text(
          'By using this website, ordering, reserving or visiting us you accept these terms and our Privacy Policy. If you do not agree with them, please do not use the website; you are still welcome to ask us about them.',
        ),
      ],
    },
    {
      id: 'services',
      heading: 'Our Services',
      blocks: [
        text(LEGAL.services),
        list(
          `Orders. We deliver within ${DELIVERY_RADIUS_KM}km of the venue, usually in ${DELIVERY_MINUTES_MIN}-${DELIVERY_MINUTES_MAX} minutes. These times are estimates. Delivery costs ${formatKsh(DELIVERY_FEE_KSH)} and is free for orders ${FREE_DELIVERY_ABOVE}.`,
          `Reservations. A request becomes a reservation when we confirm it, ${REPLY_WITHIN}. Please change or cancel at least ${CHANGE_AHEAD_HOURS} hours ahead; we hold a table for ${TABLE_HELD_MINUTES} minutes past its time.`,
          'Events. An inquiry binds nobody. Dates, menus and prices are agreed with you one by one, and event bookings may require advance payment.',
          ...(VENUE.hasBillboard
            ? [
                'Billboard. The board is yours from the day and for the time that we confirm to you. We may refuse artwork that is unlawful, indecent or misleading.',
              ]
            : []),
        ),
        text(
          'Submitting a form on this website shows you a confirmation and sends nothing to us by itself. An order, reservation or inquiry reaches us when you send it with WhatsApp, call or write, and counts once we have confirmed it. Accounts exist only in the browser they were made in.',
        ),
      ],
    },
    {
      id: 'your-responsibilities',
      heading: 'Your Responsibilities',
      blocks: [
        list(
          'Give correct details, so that we can reach you and find your door.',
          `Tell us about allergies before you order. Our kitchens handle ${LEGAL.allergens}, and cannot promise the absence of traces.`,
          'Alcohol is served to guests of 18 years and over only; we may ask for identification. Please do not drink and drive.',
          'Children remain in the care of the adults who bring them, also where they play.',
          'Treat guests, staff and the place with respect. We may ask those who do not to leave.',
          'Do not misuse this website, disturb its working or try to reach parts of it that are not meant for you.',
        ),
      ],
    },
    {
      id: 'payments',
      heading: 'Payments',
      blocks: [
        text(
          'Payments are made to our official till numbers only: those displayed at the venue or shown by us when you order. Do not pay to a personal phone number, even when somebody says it is ours, and check the business name before you enter your PIN. Our staff will never ask for your PIN. Please keep the confirmation message; it is your proof of payment.',
        ),
        text(
          'This website itself takes no payment and asks for no card details. Prices are in Kenyan shillings (KSh) and can change; what counts is the price that we confirm with your order. A payment made to anything but an official till number is not a payment to us, and we cannot refund it.',
        ),
        text(
          'If something that you paid for was not delivered or was not as agreed, tell us as soon as you can. We put it right, replace it or return your money.',
        ),
      ],
    },
    {
      id: 'third-party-vendors',
      heading: 'Third-Party Vendors',
      blocks: [
        text(
          `${IS_ONE_STALL ? '' : 'Some stalls and services at the venue are run by independent vendors, who answer for their own food, work, prices and licences. We choose them with care and will help you to settle a complaint with them. '}The photographs, maps, WhatsApp and mobile money services that this website leads to belong to others, whose own terms apply.`,
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Limit of Our Liability',
      blocks: [
        text(
          'We take care that what this website says is right and that it works, but we cannot promise that it is always available or free of mistakes. As far as Kenyan law allows, our liability for a loss that arises from using the website or an order is limited to what you paid us for the order or booking concerned, and we do not answer for events outside our control, such as floods, power cuts or closed roads.',
        ),
        text(
          'Vehicles and belongings are left at the venue at the risk of their owners, except for damage or loss that we or our staff cause. Nothing in these terms limits rights that the law, such as the Consumer Protection Act, 2012, does not allow to be limited, or our liability for death or injury caused by our negligence.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual Property',
      blocks: [
        text(
          `The name, texts, drawings and design of this website belong to us${IS_ONE_STALL ? '' : ' or to the stalls they describe'}. You may read, share and print pages for your own use; any other use needs our written consent. ` +
            `Photographs illustrate: the dish on your table may look different.${HAS_PHOTO_SERVICE ? ' They come from a public photo service and belong to their photographers.' : ''}`,
        ),
      ],
    },
    {
      id: 'amendments',
      heading: 'Amendments',
      blocks: [
        text(
          'We may change these terms. The new text stands on this page with a new date of last update, and applies to what you order or book after that date.',
        ),
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing Law',
      blocks: [
        text(
          `These terms are governed by the laws of Kenya. Should we disagree, let us first talk; what we cannot settle between us is decided by the courts of Kenya sitting in ${VENUE.address.city}.`,
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact Us',
      blocks: [text('For any question about these terms:'), CONTACT_BLOCK],
    },
  ],
});
