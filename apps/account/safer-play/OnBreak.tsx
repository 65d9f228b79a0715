import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Outcome } from '../components/Outcome.tsx'
import { showMoment } from '../lib/dates.ts'
import { PlaceLink } from '../shell/PlaceLink.tsx'

/** A break is in force; `until` is null when it is for good. */
export function OnBreak({ until, onLonger }: { until: string | null; onLonger: () => void }) {
  const { t, i18n } = useTranslation()
  return (
    <Outcome
      kind="waiting"
      title={
        until
          ? t('break_on_until', { until: `\u2068${showMoment(until, i18n.language)}\u2069` })
          : t('break_on_good')
      }
    >
      <p className="max-w-md text-muted">{t('break_on_text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <PlaceLink to="financials/withdraw" className={buttonLook({ tone: 'action' })}>
          {t('withdraw')}
        </PlaceLink>
        {until ? <Button onClick={onLonger}>{t('break_longer')}</Button> : null}
      </div>
    </Outcome>
  )
}
