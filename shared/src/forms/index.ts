export { controlOf } from './formValues';
export { EmailField, NameField, PhoneField } from './PersonFields';
export { SubmitButton } from './SubmitButton';
export { useFormSubmission, type Refusal } from './useFormSubmission';
export { useFormValue } from './useFormValue';
