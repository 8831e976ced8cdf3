export { DateField } from './DateField';
export { controlOf } from './formValues';
export { EmailField, NameField, PhoneField } from './PersonFields';
export { readEmail } from './readEmail';
export { SubmitButton } from './SubmitButton';
export { unreadableControls } from './unreadableControls';
export { useFormSubmission, type Refusal } from './useFormSubmission';
