import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'

export interface ToastProps {
  message: string
  tone?: 'ok' | 'danger'
  onGone: () => void
  /** How long it stays, in milliseconds. */
  lifespanMs?: number
}

/** A short word at the foot of the page that leaves by itself. */
export function Toast({ message, tone = 'ok', onGone, lifespanMs = 5000 }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onGone, lifespanMs)
    return () => clearTimeout(timer)
  }, [onGone, lifespanMs])

  const Icon = tone === 'ok' ? CircleCheck : TriangleAlert
  return (
    <div
      role={tone === 'ok' ? 'status' : 'alert'}
      className="fixed inset-x-4 bottom-24 z-50 mx-auto flex w-fit max-w-md items-center gap-3 rounded-control bg-felt-700 px-5 py-3 text-14 shadow-deep md:bottom-8"
    >
      <Icon
        aria-hidden="true"
        className={tone === 'ok' ? 'size-5 text-ok' : 'size-5 text-danger'}
      />
      <span>{message}</span>
    </div>
  )
}
