import { IS_ONE_STALL } from '@venue/shared/stall-words';
import { VENUE } from '@venue/shared/venue';
import { HAS_PHOTO_SERVICE } from '../generated/photoService';
import { LEGAL } from '../generated/words/legal';
import { CONTACT_BLOCK, legalDocument, list, text } from './document';

// This text must stay true of the product: change it in the same commit as what it describes.
export const PRIVACY_POLICY = legalDocument({
  title: 'Privacy Policy',
  intro: `${VENUE.name} ("we") is ${LEGAL.venue}. This page says in plain words what we learn about you, when, why, and what you can do about it. We handle personal data under Kenya's Data Protection Act, 2019.`,
  sections: [
    {
      id: 'information-we-collect',
      heading: 'Information We Collect',
      blocks: [
        text(
          'You can look at every public page of this website without an account and without telling us who you are. What we may come to know depends on what you do:',
        ),
        list(
          'Forms on this website. To order, reserve, plan an event or write to us you type details such as your name, phone number, e-mail address, delivery address, number of guests and wishes. Submitting a form does not send these details to any server of ours: the website shows you a confirmation, and nothing more. They reach us when you open WhatsApp from that confirmation and send the prepared message yourself, or when you call or write to us.',
          "Your own browser. So that the website works, it keeps some things in your browser's storage, on your device: your cart, the light or dark setting and, if you use an account, your profile, orders, reservations, event tickets, reviews and favourite dishes; a booking made without an account, with your name; until you close the tab, what you typed into a form that you left; for our own staff, also which bookings they have answered and received. It may also keep copies of our pages and pictures, so that they open faster or without a connection. We cannot read this storage from our side. Your password is not stored.",
          'Payments to our tills. When you pay one of our official till numbers, the mobile money service may show us the phone number the payment came from, the name registered to it, the amount, the time and the transaction code. We never see or ask for your PIN.',
          'Bookings by phone, WhatsApp or at the counter. Our staff write your name and phone number, your e-mail address if you give it, and the date, time, guests and requests into a reservation system that only our staff can open.',
          'Technical records. Like every website, the computer that delivers our pages receives your network (IP) address and the kind of browser you use, and may note them for a short time to keep the service running and safe.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How We Use Your Information',
      blocks: [
        text('We use what reaches us only for what you would expect:'),
        list(
          'to prepare and deliver your order, hold your table and plan your event;',
          'to answer your messages and confirm your bookings;',
          'to match a payment to an order and to settle complaints and refunds;',
          'to keep the records that tax and accounting law asks of us;',
          'to keep guests, staff and this website safe.',
        ),
        text(
          'The law calls the grounds for this the performance of a contract with you, our legal duties, our legitimate interest in running a safe venue and, where we ask for it, your consent. We do not sell personal data, we send no advertising you have not asked for, and no decision about you is made by a machine alone.',
        ),
      ],
    },
    {
      id: 'vendors',
      heading: 'Vendors and Outside Services',
      blocks: [
        ...(IS_ONE_STALL
          ? []
          : [
              text(
                'Some stalls and services at the venue are run by vendors of their own. If you order from one or book with one through us, we pass on only what that vendor needs to serve you, and ask that it is used for nothing else. What you tell a vendor directly is handled by that vendor.',
              ),
            ]),
        text(
          'This website also uses services that we do not run. Each receives your network address when your browser fetches something from it or when you open it, and each follows its own privacy policy:',
        ),
        list(
          ...(HAS_PHOTO_SERVICE ? ['Unsplash, from which our pages load photographs;'] : []),
          'Google Maps, which draws the embedded maps when they come into view and gives directions when you ask for them;',
          'WhatsApp, if you choose to send us a message with it;',
          'your mobile money service, if you pay a till.',
        ),
        text('Some of these services store data outside Kenya.'),
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        text(
          'Families are welcome here; the forms of this website are meant for adults. We do not knowingly collect personal data of anyone under 18 without the consent of a parent or guardian. If you believe that a child has given us personal data, tell us and we will delete it.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Retention: How Long We Keep It',
      blocks: [
        list(
          "What your browser keeps stays on your device until you remove it. Signing out removes your profile; your cart, orders, reservations, tickets, reviews and favourites stay until you press Erase This Device on your profile, or clear this website's data in your browser's settings. Whoever signs in after you is asked whether to start empty.",
          'What you ask us for is kept on this device with what you typed, so that you can send it later. Asked without an account, it is shown to whoever uses this device without signing in, and the first visit after its day removes it; a message or an order goes after a week. You can remove it before; that does not cancel it.',
          'Messages, orders and bookings that you sent us are kept for as long as we need them to serve you and to settle questions afterwards, and are then deleted.',
          'Payment records are kept for as long as Kenyan tax and accounting law requires.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing',
      blocks: [
        text(
          'Apart from the vendors and services named above we share personal data only when the law or a court obliges us to, when it is needed to protect somebody from harm, or when you ask us to. If the venue changes hands, the new owner takes over these records under the same promises.',
        ),
        text(
          'Should personal data in our care ever be exposed, we will tell the Data Protection Commissioner and, where you are at risk, you, as the Data Protection Act demands.',
        ),
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics and Cookies',
      blocks: [
        text(
          'This website loads no analytics and no advertising. While a new version of it is tried out, it sets one cookie with a number from 0 to 99, drawn at random, so that you stay on the same version; if you choose the version yourself, it keeps that choice instead. It says nothing about you, and ends after 30 days at the latest. A second cookie holds a random number and ends after a day: it goes with the messages of the next paragraph, so that a visitor is counted once. Otherwise the website sets no cookies of its own. Outside services named above, such as the embedded map, may set cookies under their own rules; your browser can block them, and the rest of the website keeps working.',
        ),
        text(
          'Some visits tell our own server, once for each part of the website, whether it could be shown, whether it was slow, and whether something in it failed, such as a button that did nothing. Such a message names the version of that part and nothing else: nothing about you, and nothing of what you look at or type. We keep only how many there were. If your browser asks not to be tracked (Global Privacy Control or Do Not Track), it sends none, and gets no such cookie.',
        ),
        text(
          'If we ever want to measure how the website is used, we will first say so here and ask for your consent where the law requires it.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your Rights',
      blocks: [
        text('Under the Data Protection Act, 2019 you have the right:'),
        list(
          'to be told what we use your personal data for;',
          'to see the personal data that we hold about you;',
          'to have false or misleading data corrected or deleted;',
          'to object to our using all or part of it, and to withdraw a consent you gave;',
          'to receive it in a form that you can take elsewhere;',
          'not to be subject to a decision made by a machine alone.',
        ),
        text(
          'Write or call, and we answer without charge; we may ask you to show that you are who you say you are. What is stored in your own browser you can see and delete yourself. If our answer does not satisfy you, you can complain to the Office of the Data Protection Commissioner of Kenya.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact Us',
      blocks: [text('For any question about this policy or about your personal data:'), CONTACT_BLOCK],
    },
    {
      id: 'changes',
      heading: 'Changes to This Policy',
      blocks: [
        text(
          'When what we do changes, this page changes first, with a new date of last update at its top. A change that matters to you is also announced at the venue or on the home page before it takes effect.',
        ),
      ],
    },
  ],
});
