import { EmailField, NameField, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { LINE_MAX, PHONE_MAX, TEXT_MAX } from '@venue/shared/limits';
import { Field, FormGrid, FormRow, Panel, PanelTitle, TextArea, TextInput } from '@venue/shared/ui';
import * as Form from '../forms/FormPage.styles';
import { UseMyDetails } from '../forms/UseMyDetails';
import { PanelHead } from '../page/PanelHead.styles';
import { checkContact, EMPTY_MESSAGE, type ContactForm as Message } from './checkContact';

/** The contact form. Only the phone is optional (requirements 5, Contact). */
export function ContactForm({ onSend }: { onSend: (message: Message) => void }) {
  const { formProps, errors, fill } = useFormSubmission({
    empty: EMPTY_MESSAGE,
    check: checkContact,
    native: true,
    onValid: onSend,
  });
  return (
    <Panel>
      <Form.Form {...formProps} aria-labelledby="write">
        <PanelHead>
          <PanelTitle id="write">Write to us</PanelTitle>
          <UseMyDetails onUse={({ name, email, phone }) => fill({ name, email, phone })} />
        </PanelHead>
        <FormGrid>
          <NameField error={errors.name} />
          <EmailField error={errors.email} />
          <Field label="Phone" optional>
            <TextInput maxLength={PHONE_MAX} name="phone" type="tel" autoComplete="tel" />
          </Field>
          <Field label="Subject" error={errors.subject}>
            <TextInput maxLength={LINE_MAX} name="subject" required />
          </Field>
          <FormRow>
            <Field label="Message" error={errors.message}>
              <TextArea maxLength={TEXT_MAX} name="message" required rows={5} />
            </Field>
          </FormRow>
        </FormGrid>
        <Form.Send>
          <SubmitButton>Send Message</SubmitButton>
          <Form.Small>Everything is needed except what is marked optional.</Form.Small>
        </Form.Send>
      </Form.Form>
    </Panel>
  );
}
