export { controlOf } from './formValues';
export { SubmitButton } from './SubmitButton';
export { useFormSubmission, type Refusal } from './useFormSubmission';
export { useFormValue } from './useFormValue';
