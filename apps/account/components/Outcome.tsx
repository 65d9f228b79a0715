import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { notifySite } from '../lib/frame.ts'

const looks = {
  done: { Icon: CircleCheck, colour: 'text-ok' },
  waiting: { Icon: Clock3, colour: 'text-brass-400' },
  failed: { Icon: CircleAlert, colour: 'text-danger' },
}

export interface OutcomeProps {
  kind: keyof typeof looks
  title: string
  children: Elements
}

/** The end of an undertaking. It takes the focus, so that it is read out and seen. */
export function Outcome({ kind, title, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { Icon, colour } = looks[kind]
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    notifySite({ type: 'scroll', top: 0 })
  }, [])
  return (
    <div className="grid justify-items-center gap-4 px-2 py-6 text-center sm:py-10">
      <Icon aria-hidden="true" strokeWidth={1.5} className={classNames('size-14', colour)} />
      <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}
