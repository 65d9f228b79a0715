import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useViewer } from '../../session/viewer.ts'
import { PlayJackpot } from './PlayJackpot.tsx'
import type { PlayMode } from './play-address.ts'
import { SessionClock } from './SessionClock.tsx'

export interface PlayFactsProps {
  /** A name stands before them, and a line between. */
  hasName: boolean
  mode: PlayMode
  net: string | null
  /** The pool of the jackpot, where it has room beside the other facts; null for none. */
  jackpot: string | null
}

/**
 * Always in sight while one plays: the time and the result. A loss is no redder than a win is
 * green.
 */
export function PlayFacts({ hasName, mode, net, jackpot }: PlayFactsProps) {
  const { t } = useTranslation('play')
  const { language } = useLanguage()
  const { user, hidden } = useViewer()

  return (
    <dl
      className={classNames(
        'order-3 flex text-13 text-subtle md:order-2',
        !hasName && '[&>:first-child]:border-transparent',
      )}
    >
      <Fact label={t('session')}>
        <SessionClock />
      </Fact>
      {mode === 'demo' ? (
        <Fact label={t('demo')}>{t('demo_hint')}</Fact>
      ) : (
        <Fact label={t('net_result')}>
          {user && net !== null ? (
            <Amount amount={net} currency={user.currency} language={language} hidden={hidden} />
          ) : (
            '–'
          )}
        </Fact>
      )}
      {jackpot === null ? null : (
        <Fact label={t('jackpot')} className="max-lg:hidden">
          <PlayJackpot pool={jackpot} />
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  label: string
  className?: string
  children: ReactNode
}

function Fact({ label, className, children }: FactProps) {
  return (
    <div
      className={classNames(
        'grid border-s border-line px-2 leading-tight min-[360px]:px-3 lg:px-5',
        className,
      )}
    >
      <dt>{label}</dt>
      <dd className="text-14 font-[650] text-ivory lg:text-16">{children}</dd>
    </div>
  )
}
