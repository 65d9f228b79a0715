import type { ComponentProps } from 'react'
import type { Elements } from './elements.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'className'>,
    FieldProps {
  /** Stands before or after the text, inside the well. */
  start?: Elements
  end?: Elements
}

export function TextField({ label, error, hint, start, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(parts) => (
        <div className="well flex min-h-[50px] items-center gap-2 ps-4 pe-1.5 has-[input:read-only]:bg-transparent has-[[aria-invalid=true]]:shadow-[0_0_0_1px_var(--danger)_inset]">
          {start}
          <input
            {...input}
            {...parts}
            className="min-w-0 flex-1 bg-transparent py-2 outline-none read-only:text-muted rtl:text-right placeholder:text-subtle"
          />
          {end}
        </div>
      )}
    </Field>
  )
}
