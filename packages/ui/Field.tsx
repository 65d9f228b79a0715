import { type ReactNode, useId, useRef } from 'react'
import type { Elements } from './elements.ts'
import { FieldError } from './FieldError.tsx'
import { useAutofill } from './use-autofill.ts'

export interface FieldProps {
  label: string
  /** Already translated; shown with an icon under the control and tied to it. */
  error?: string | undefined
  hint?: ReactNode
}

interface FieldParts {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/**
 * A label above, the control, and rules or the error below it; `children` gets the attributes that
 * tie them together.
 */
export function Field({
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (parts: FieldParts) => Elements }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const onAnimationStart = useAutofill(box)
  const describedBy = [error ? `${id}-error` : null, hint ? `${id}-hint` : null]
    .filter(Boolean)
    .join(' ')
  return (
    <div
      ref={box}
      onAnimationStart={onAnimationStart}
      className="grid min-w-0 grid-cols-1 content-start gap-1.5"
    >
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
      {hint ? (
        <div id={`${id}-hint`} className="text-13 text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  )
}
