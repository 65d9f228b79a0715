import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './FieldError.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> {
  label: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className="grid">
      <div className="flex min-h-11 items-center gap-3 text-14 text-muted">
        <span className="relative grid size-5.5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-5.5 appearance-none rounded-[6px] bg-felt-950 shadow-[0_0_0_1px_var(--felt-500)_inset] checked:bg-ivory aria-[invalid=true]:shadow-[0_0_0_1px_var(--danger)_inset]"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-4 text-ink peer-checked:block"
          />
        </span>
        <label htmlFor={id} className="py-2">
          {label}
        </label>
      </div>
      {/* Beneath the words of its own box, and nearer to them than to the next one. */}
      <div className="-mt-1 ps-8.5 pb-2 empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  )
}
