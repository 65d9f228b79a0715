import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Hourglass,
  type LucideIcon,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/class-names.ts'
import type { Bet, Leg } from './bet-queries.ts'

/** `UNDECIDED`: a leg that was open when its bet ended. */
type Result = Bet['state'] | Leg['result'] | 'UNDECIDED'

const GOOD = { Icon: CircleCheck, look: 'text-ok' }
const BAD = { Icon: CircleX, look: 'text-danger' }
const BACK = { Icon: Undo2, look: 'text-muted' }
const WAITS = { Icon: CircleDot, look: 'text-brass-200' }

const LOOKS: Readonly<Record<Result, { Icon: LucideIcon; look: string }>> = {
  MADE: { Icon: Hourglass, look: 'text-brass-200' },
  COMMITTED: WAITS,
  OPEN: WAITS,
  WON: GOOD,
  HALF_WON: GOOD,
  PLACED: GOOD,
  CASHED_OUT: GOOD,
  LOST: BAD,
  HALF_LOST: BAD,
  UNDECIDED: { Icon: CircleDashed, look: 'text-muted' },
  VOID: BACK,
  DISCARDED: BACK,
}

/** The result of a bet or of a leg, shown by more than a colour. */
export function BetResult({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { Icon, look } = LOOKS[result]
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-14 font-semibold', look)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>{t(`bet_result_${result}`)}</span>
    </span>
  )
}
