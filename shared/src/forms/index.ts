export { controlOf } from './formValues';
export { SubmitButton } from './SubmitButton';
export { useChosen } from './useChosen';
export { useFormSubmission, type Refusal } from './useFormSubmission';
