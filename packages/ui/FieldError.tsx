import { CircleAlert } from 'lucide-react'
import { useAfterPress } from './after-press.ts'

/**
 * The error of a field, under it; the field is tied to it by `id`. It comes and goes between two
 * presses, never during one.
 */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const shown = useAfterPress(error)
  if (!shown) return null
  return (
    <p id={id} className="flex items-center gap-1.5 text-13 text-danger">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span>{shown}</span>
    </p>
  )
}
