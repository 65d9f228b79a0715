import { useBook } from './book-context.ts'
import { RouteLink } from './RouteLink.tsx'
import { OVERVIEW } from './route.ts'

/** Rows of the size of what is being loaded, so that nothing jumps. */
export function Skeleton({ rows }: { rows: number }) {
  const { t } = useBook()
  return (
    <div role="status" aria-label={t('loading')} className="skeletons">
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <div className="skeleton" key={at} />
      ))}
    </div>
  )
}

export function Failed({ again }: { again(): void }) {
  const { t } = useBook()
  return (
    <div role="alert" className="nothing">
      <p>{t('failed')}</p>
      <button type="button" className="button" onClick={again}>
        {t('tryAgain')}
      </button>
    </div>
  )
}

/** Pages that other books have. */
export function Unavailable({ text, hint }: { text?: string; hint?: string }) {
  const { t } = useBook()
  return (
    <section className="nothing tall">
      <h1>{text ?? t('unavailable')}</h1>
      <p>{hint ?? t('unavailableHint')}</p>
      <RouteLink to={OVERVIEW} className="button">
        {t('toOverview')}
      </RouteLink>
    </section>
  )
}
