import { type FieldError, useFormContext } from 'react-hook-form'
import type { QuickRegistrationForm } from '#rules/registration.ts'
import { useFieldText } from '../../components/forms/use-texts.ts'

export type RegistrationField = keyof QuickRegistrationForm
export type LockedFields = ReadonlySet<RegistrationField>

/**
 * Returns the parts that a field of the registration needs: its place in the form, its value, and
 * its message.
 */
export function useRegistrationFields() {
  const form = useFormContext<QuickRegistrationForm>()
  const fieldText = useFieldText()
  return {
    form,
    /** Returns the value that a field had when the form opened; a locked value never changes. */
    openedWith: (field: RegistrationField) => String(form.formState.defaultValues?.[field] ?? ''),
    errorOf: (field: RegistrationField) =>
      fieldText(form.formState.errors[field] as FieldError | undefined),
  }
}
