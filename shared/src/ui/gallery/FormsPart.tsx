import { Checkbox, DateInput, NumberInput, Select, TextArea, TextInput } from '../primitives/field/controls';
import { Field, FieldGroup } from '../primitives/field/Field';
import { FormGrid, FormRow } from '../primitives/layout/Columns';
import { Part } from './Part';

/** The form controls in all their states. */
export function FormsPart() {
  return (
    <Part title="Forms" lead="A label above, help before a mistake, and what to do after one.">
      <FormGrid>
        <Field label="Name">
          <TextInput name="name" autoComplete="name" defaultValue="Wanjiru Kamau" />
        </Field>
        <Field label="Phone" hint="We call only about this booking." error="Please tell us a phone number.">
          <TextInput name="phone" type="tel" autoComplete="tel" />
        </Field>
        <Field label="Date">
          <DateInput name="date" />
        </Field>
        <Field label="Time">
          <Select name="time" defaultValue="19:00">
            <option value="19:00">7:00 PM</option>
            <option value="19:30">7:30 PM</option>
          </Select>
        </Field>
        <Field label="Guests">
          <NumberInput name="guests" min={1} max={20} defaultValue={4} />
        </Field>
        <Field label="E-mail">
          <TextInput name="email" type="email" placeholder="name@example.com" disabled />
        </Field>
        <FormRow>
          <Field label="Special requests" optional>
            <TextArea name="requests" />
          </Field>
        </FormRow>
        <FieldGroup legend="Dietary">
          <Checkbox label="Vegetarian" name="vegetarian" defaultChecked />
          <Checkbox label="Gluten Free" name="gluten" />
          <Checkbox label="Unavailable" name="none" disabled />
        </FieldGroup>
        <Checkbox
          label="I agree to the terms and conditions"
          name="terms"
          error="Please accept the terms to go on."
        />
      </FormGrid>
    </Part>
  );
}
