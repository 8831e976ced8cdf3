/** The text of a form by control; every field is a control of that form (requirements 3, Forms). */
export interface ReservationForm {
  name: string;
  email: string;
  phone: string;
  date: string;
  time: string;
  guests: string;
  occasion: string;
  requests: string;
}

export interface DeliveryForm {
  name: string;
  phone: string;
  address: string;
  instructions: string;
}

/** The form of the cart page, which is the checkout. */
export interface CustomerForm {
  name: string;
  email: string;
  phone: string;
  address: string;
  notes: string;
}

export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

export interface EventReservationForm {
  name: string;
  email: string;
  phone: string;
  guests: string;
  requests: string;
}

export interface InquiryForm {
  eventName: string;
  eventType: string;
  date: string;
  time: string;
  guests: string;
  duration: string;
  budget: string;
  description: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  specialRequests: string;
}

export interface SignInForm {
  email: string;
  password: string;
}

export interface SignUpForm {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  /** Empty unless the box is ticked. */
  acceptsTerms: string;
}

export interface ReviewForm {
  itemName: string;
  /** '1' to '5'; empty until a star is chosen. */
  rating: string;
  comment: string;
}

/** A reservation that staff enters for a guest. */
export interface StaffReservationForm {
  date: string;
  time: string;
  guests: string;
  name: string;
  phone: string;
  email: string;
  specialRequests: string;
}
