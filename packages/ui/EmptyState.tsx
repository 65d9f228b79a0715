import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'

/** Says that there is nothing, and what to do about it. */
export function EmptyState({
  title,
  icon,
  children,
}: {
  title: string
  icon?: ReactNode
  children?: Elements
}) {
  return (
    <div role="status" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      {icon ? <span className="text-brass-400">{icon}</span> : null}
      <p className="font-display text-22">{title}</p>
      {children}
    </div>
  )
}
