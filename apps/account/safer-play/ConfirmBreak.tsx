import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endOfBreak } from '#rules/breaks.ts'
import { Button } from '#ui/Button.tsx'
import { Problems } from '#ui/Problems.tsx'
import { serverNow } from '#web/server-time.ts'
import { showMoment } from '../lib/dates.ts'
import { notifySite } from '../lib/frame.ts'
import type { BreakTime } from './break-queries.ts'

interface ConfirmBreakProps {
  time: BreakTime
  busy: boolean
  problems: readonly string[]
  onConfirm: () => void
  onBack: () => void
}

/** Says what will happen, before it happens. */
export function ConfirmBreak({ time, busy, problems, onConfirm, onBack }: ConfirmBreakProps) {
  const { t, i18n } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [now] = useState(serverNow)
  const end = endOfBreak(now, time)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    notifySite({ type: 'scroll', top: 0 })
  }, [])

  return (
    <div className="grid max-w-2xl gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
        {end
          ? t('break_confirm_title', {
              until: `\u2068${showMoment(end.toISOString(), i18n.language)}\u2069`,
            })
          : t('break_confirm_title_good')}
      </h2>
      <ul className="grid gap-3">
        <Fact Icon={CircleX} colour="text-danger" text={t('break_stops')} />
        <Fact Icon={CircleX} colour="text-danger" text={t('break_signed_out')} />
        <Fact
          Icon={CircleX}
          colour="text-danger"
          text={t(end ? 'break_no_way_back' : 'break_no_way_back_good')}
        />
        <Fact Icon={CircleCheck} colour="text-ok" text={t('break_withdraw')} />
      </ul>
      <Problems messages={problems} heading={(count) => t('there_were_n_errors', { count })} />
      <div className="flex flex-wrap gap-3">
        <Button
          tone="action"
          size="large"
          className="max-sm:w-full"
          busy={busy}
          onClick={onConfirm}
        >
          {t('break_confirm')}
        </Button>
        <Button size="large" className="max-sm:w-full" disabled={busy} onClick={onBack}>
          {t('break_back')}
        </Button>
      </div>
    </div>
  )
}

function Fact({ Icon, colour, text }: { Icon: LucideIcon; colour: string; text: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <span>{text}</span>
    </li>
  )
}
