import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { useOnline } from '#web/use-online.ts'

interface SaveButtonProps {
  busy: boolean
  disabled?: boolean
  tone?: 'action'
  /**
   * The text beside the button when it is done: in a frame as tall as its page a word at its foot
   * would be out of sight.
   */
  done: string | null
  children: ReactNode
}

export function SaveButton({ busy, disabled = false, tone, done, children }: SaveButtonProps) {
  const online = useOnline()
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" {...(tone ? { tone } : {})} busy={busy} disabled={!online || disabled}>
        {children}
      </Button>
      <p role="status" className="flex items-center gap-2 text-14 text-ok">
        {done ? (
          <>
            <CircleCheck aria-hidden="true" className="size-5" />
            <span>{done}</span>
          </>
        ) : null}
      </p>
    </div>
  )
}
