import { useTranslation } from 'react-i18next'
import { showMoment } from '../lib/dates.ts'

/** A moment as the reader writes it, kept in its own direction inside the text around it. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const { i18n } = useTranslation()
  return (
    <time dateTime={at} className={className}>
      <bdi>{showMoment(at, i18n.language)}</bdi>
    </time>
  )
}
