import type { ReactNode } from 'react'

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ title, icon, children }: { title: string; icon?: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      {icon ? <span className="text-brass-400">{icon}</span> : null}
      <p className="font-display text-22">{title}</p>
      {children}
    </div>
  )
}
