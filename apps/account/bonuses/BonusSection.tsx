import { type ReactNode, useId } from 'react'

export interface BonusSectionProps {
  title: string
  hint: string
  children: ReactNode
}

/** A part of the bonuses with a heading of its own. */
export function BonusSection({ title, hint, children }: BonusSectionProps) {
  const heading = useId()
  return (
    <section className="grid gap-3" aria-labelledby={heading}>
      <div className="grid gap-1">
        <h2 id={heading} className="text-22">
          {title}
        </h2>
        <p className="max-w-[64ch] text-14 text-muted">{hint}</p>
      </div>
      <div className="grid gap-3">{children}</div>
    </section>
  )
}
