import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'className'>,
    FieldProps {}

/** Several lines; it grows with what is written where the browser lets it. */
export function TextArea({ label, error, hint, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(parts) => (
        <textarea
          {...area}
          {...parts}
          className="well field-sizing-content max-h-80 min-h-36 w-full resize-y px-4 py-3 outline-none aria-invalid:shadow-[0_0_0_1px_var(--danger)_inset] placeholder:text-subtle"
        />
      )}
    </Field>
  )
}
