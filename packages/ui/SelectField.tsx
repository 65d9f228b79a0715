import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'id' | 'className'>,
    FieldProps {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
}

/**
 * The browser's own list: the right wheel on a phone, type-ahead on a keyboard. One of several may
 * share an error that stands elsewhere.
 */
export function SelectField({
  label,
  error,
  hint,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(parts) => (
        <div className="well relative flex min-h-[50px] items-center has-[[aria-invalid=true]]:shadow-[0_0_0_1px_var(--danger)_inset]">
          <select
            {...select}
            {...parts}
            aria-invalid={parts['aria-invalid'] ?? select['aria-invalid']}
            aria-describedby={parts['aria-describedby'] ?? select['aria-describedby']}
            className="w-full appearance-none bg-transparent py-2 ps-4 pe-11 outline-none *:bg-felt-850"
          >
            {placeholder === undefined ? null : (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-4 size-5 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
