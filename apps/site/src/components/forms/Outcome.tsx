import type { ReactNode } from 'react'
import { useLateFocus } from '#ui/first-focus.ts'

export interface OutcomeProps {
  icon: ReactNode
  title?: string
  text?: ReactNode
  hint?: ReactNode
  tone?: 'ok' | 'danger'
  children?: ReactNode
}

/**
 * The end of an undertaking: an icon, a sentence, what to know about it, and what to press next.
 * Read aloud as it appears, and next in line.
 */
export function Outcome({ icon, title, text, hint, tone = 'ok', children }: OutcomeProps) {
  const message = useLateFocus<HTMLDivElement>('itself')
  return (
    <div className="grid gap-5 pt-2 text-center">
      <div
        ref={message}
        tabIndex={-1}
        role={tone === 'ok' ? 'status' : 'alert'}
        className="grid justify-items-center gap-3 outline-none"
      >
        <span className={tone === 'ok' ? 'text-ok' : 'text-danger'}>{icon}</span>
        {title ? <p className="font-display text-22">{title}</p> : null}
        {text ? <p className="max-w-[40ch] text-balance">{text}</p> : null}
        {hint ? <p className="max-w-[44ch] text-14 text-balance text-muted">{hint}</p> : null}
      </div>
      {children ? <div className="grid gap-3 text-start">{children}</div> : null}
    </div>
  )
}
