import { CircleAlert } from 'lucide-react'

/** What is wrong with a field, under it; the field is tied to it by `id`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-center gap-1.5 text-13 text-danger">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
