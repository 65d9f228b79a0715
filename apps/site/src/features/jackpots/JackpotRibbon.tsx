import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useOnline } from '#web/use-online.ts'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { useWhen } from '../../hydration/hydration.ts'
import { JackpotCard } from './JackpotCard.tsx'
import { useJackpots } from './use-jackpots.ts'

/**
 * The amount of each jackpot now, how it is won, and how it was won last. Its words come with it,
 * so the server draws its room alone.
 */
export function JackpotRibbon() {
  const { t } = useTranslation('jackpots')
  const section = useRef<HTMLElement>(null)
  const near = useWhen('near', section, false)
  const { jackpots, failure, again } = useJackpots(near)
  const online = useOnline()

  return (
    <section ref={section} aria-label={t('jackpots')} className="py-5 md:py-7">
      <div className="mb-4 flex min-h-11 flex-wrap items-baseline gap-x-4">
        <h2 className="text-title">{t('jackpots')}</h2>
        <p className="text-14 text-subtle">{t('note')}</p>
      </div>
      {jackpots === undefined ? (
        failure ? (
          <ListProblem text={t('not_loaded')} onRetry={again} />
        ) : (
          <Waiting />
        )
      ) : jackpots.length === 0 ? (
        <p className="py-16 text-center text-muted">{t('none')}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {jackpots.map((jackpot) => (
            <JackpotCard key={jackpot.id} jackpot={jackpot} />
          ))}
        </ul>
      )}
      {jackpots && !online ? (
        <p role="status" className="pt-3 text-14 text-muted">
          {t('as_they_were')}
        </p>
      ) : null}
      <details className="pt-2 text-14 text-muted">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-ivory">
          {t('how')}
        </summary>
        <p className="max-w-[72ch] text-pretty">{t('how_text')}</p>
      </details>
    </section>
  )
}

function Waiting() {
  const { t } = useTranslation('jackpots')
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-[150px]" />
      <Skeleton className="h-[150px]" />
    </div>
  )
}
