/** Kinds of event an inquiry can name (requirements 9, Inquiry options). */
export const INQUIRY_EVENT_TYPES = [
  'Corporate Event',
  'Wedding Reception',
  'Birthday Party',
  'Anniversary Celebration',
  'Business Meeting',
  'Product Launch',
  'Team Building',
  'Holiday Party',
  'Graduation Party',
  'Other',
] as const;
/** Lengths of an event an inquiry can name (requirements 9, Inquiry options). */
export const INQUIRY_DURATIONS = ['2 hours', '3 hours', '4 hours', '5 hours', '6+ hours'] as const;
/** Budgets in KSh an inquiry can name (requirements 9, Inquiry options). */
export const INQUIRY_BUDGETS = ['20,000-40,000', '40,000-70,000', '70,000-100,000', '100,000+'] as const;
export type InquiryBudget = (typeof INQUIRY_BUDGETS)[number];
