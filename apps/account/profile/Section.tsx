import { type ReactNode, useId } from 'react'

/** A part of the profile, with a heading of its own. */
export function Section({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-4 border-t border-line pt-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {hint ? <p className="text-14 text-muted">{hint}</p> : null}
      </div>
      <div className="grid max-w-2xl grid-cols-1 gap-4">{children}</div>
    </section>
  )
}
