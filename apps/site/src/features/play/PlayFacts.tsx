import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { classNames } from '#ui/class-names.ts'
import { lazyPart } from '../../hydration/hydration.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useViewer } from '../../session/viewer.ts'
import type { PlayMode } from './play-address.ts'
import { SessionClock } from './SessionClock.tsx'

export interface PlayFactsProps {
  /** A name stands before them, and a line between. */
  hasName: boolean
  mode: PlayMode
  net: string | null
  /** The pool that bets in the game feed; null for none. */
  jackpot: string | null
}

const JackpotAmount = lazyPart(
  async () => (await import('../jackpots/JackpotAmount.tsx')).JackpotAmount,
  { patient: true },
)

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
      {mode === 'real' && user && jackpot ? (
        <Fact label={t('jackpot')}>
          <Suspense fallback="–">
            <JackpotAmount pool={jackpot} />
          </Suspense>
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid border-s border-line px-3 leading-tight lg:px-5">
      <dt>{label}</dt>
      <dd className="text-14 font-[650] text-ivory lg:text-16">{children}</dd>
    </div>
  )
}
