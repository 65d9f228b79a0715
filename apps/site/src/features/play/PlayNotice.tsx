import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

/** Stands in place of a game and shows why there is none. A fault is red. */
export function PlayNotice({
  title,
  isFault = true,
  children,
}: {
  title: string
  isFault?: boolean
  children: ReactNode
}) {
  return (
    <div
      role="alert"
      className="grid flex-1 place-content-center justify-items-center gap-5 p-6 text-center"
    >
      <CircleAlert
        aria-hidden="true"
        className={classNames('size-10', isFault ? 'text-danger' : 'text-brass-400')}
      />
      <h1 className="text-title">{title}</h1>
      <div className="grid justify-items-center gap-5">{children}</div>
    </div>
  )
}
