import { CircleAlert, WifiOff } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useBackOnline } from '#web/use-back-online.ts'
import { useOnline } from '#web/use-online.ts'
import { leavePlace } from '../../lib/hand-focus-on.ts'
import { useFocusLeft } from '../../lib/use-focus-left.ts'

export interface ListProblemProps {
  text: string
  /** A further sentence about the problem. */
  hint?: string | undefined
  onRetry: () => void
  /** A list that is one row of chips or marks leaves room for no more than a row. */
  shape?: 'block' | 'row'
  /**
   * CSS selector of the elements that may get the focus after a retry, where that is not the first
   * element of the list.
   */
  heirs?: string
}

const rowLook =
  'flex items-center gap-3 rounded-control bg-veil/60 py-1.5 ps-4 pe-1.5 text-14 shadow-[0_0_0_1px_var(--line)_inset]'

/**
 * Stands where a list could not be fetched. Queries again at a press, and by itself when the
 * network is back.
 */
export function ListProblem({ text, hint, onRetry, shape = 'block', heirs }: ListProblemProps) {
  const { t } = useTranslation('common')
  const online = useOnline()
  const Icon = online ? CircleAlert : WifiOff
  const message = useRef<HTMLDivElement>(null)
  useBackOnline(onRetry)
  useFocusLeft(message, (button) => leavePlace(button, heirs))

  const isRow = shape === 'row'

  return (
    <div
      ref={message}
      role="alert"
      className={isRow ? rowLook : 'grid justify-items-center gap-4 px-4 py-14 text-center'}
    >
      <Icon
        aria-hidden="true"
        className={classNames('shrink-0 text-brass-400', isRow ? 'size-5' : 'size-9')}
      />
      <div
        className={classNames('grid gap-1 text-pretty', isRow ? 'min-w-0 flex-1' : 'max-w-[44ch]')}
      >
        <p>{text}</p>
        {hint ? <p className="text-14 text-muted">{hint}</p> : null}
      </div>
      <Button tone={isRow ? 'plain' : 'ghost'} disabled={!online} onClick={() => onRetry()}>
        {t('try_again')}
      </Button>
    </div>
  )
}
