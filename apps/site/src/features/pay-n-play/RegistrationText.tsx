import type { ComponentProps } from 'react'
import { TextField } from '#ui/TextField.tsx'
import { LockedField } from './LockedField.tsx'
import {
  type LockedFields,
  type RegistrationField,
  useRegistrationFields,
} from './registration-fields.ts'

export interface RegistrationTextProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
  field: RegistrationField
  label: string
  locked: LockedFields
  dir?: 'ltr'
}

/** A text of the registration, typed or, where the provider knows it, locked. */
export function RegistrationText({ field, label, locked, dir, ...input }: RegistrationTextProps) {
  const { form, openedWith, errorOf } = useRegistrationFields()
  const direction = dir ? { dir } : {}
  if (locked.has(field))
    return (
      <LockedField
        label={label}
        name={field}
        value={openedWith(field)}
        error={errorOf(field)}
        {...direction}
      />
    )
  return (
    <TextField
      label={label}
      error={errorOf(field)}
      {...direction}
      {...input}
      {...form.register(field)}
    />
  )
}
