const WORDS =
  /\b(allerg\w*|anaphyla\w*|intoleran\w*|coeliac|celiac|gluten\w*|lactose\w*|dairy|milk|eggs?|nuts?|peanuts?|cashews?|sesame|shellfish|prawns?|soya?|diabet\w*)\b/i;

/**
 * The sentences of special requests that speak of an allergy or what many can't eat. They only help the eye: all of the text
 * is shown beside them.
 */
export const allergiesIn = (requests: string | null | undefined): string[] =>
  (requests ?? '')
    .replace(/([.!?;])\s+/g, '$1\n')
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter((sentence) => WORDS.test(sentence));
