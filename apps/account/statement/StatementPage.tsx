import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/Chip.tsx'
import { TextField } from '#ui/TextField.tsx'
import { serverNow } from '#web/server-time.ts'
import { Panel } from '../components/Panel.tsx'
import { dayOf } from '../lib/dates.ts'
import { type Period, StatementView } from './StatementView.tsx'

const PERIODS = [7, 30, 90] as const

/** The movements of a period: a usual period, or one between two days that the player chooses. */
export function StatementPage() {
  const { t } = useTranslation()
  const [today] = useState(() => dayOf(serverNow()))
  const [period, setPeriod] = useState<Period>({ from: dayOf(serverNow(), 29), to: today })
  const isOdd = !(period.from && period.to) || period.from > period.to

  return (
    <Panel title={t('account_statement')} hint={t('statement_hint')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <fieldset className="-ms-2 flex flex-wrap gap-1">
          <legend className="sr-only">{t('period')}</legend>
          {PERIODS.map((days) => {
            const from = dayOf(serverNow(), days - 1)
            return (
              <Chip
                key={days}
                pressed={period.from === from && period.to === today}
                onClick={() => setPeriod({ from, to: today })}
              >
                {t('last_days', { count: days })}
              </Chip>
            )
          })}
        </fieldset>
        <div className="grid w-full grid-cols-2 gap-3 max-[379px]:grid-cols-1 sm:w-auto">
          <TextField
            label={t('from_day')}
            type="date"
            value={period.from}
            max={period.to}
            onChange={(event) => setPeriod({ ...period, from: event.target.value })}
          />
          <TextField
            label={t('to_day')}
            type="date"
            value={period.to}
            max={today}
            onChange={(event) => setPeriod({ ...period, to: event.target.value })}
            error={isOdd ? t('validations.to_before_from') : undefined}
          />
        </div>
      </div>
      {isOdd ? null : <StatementView key={`${period.from} ${period.to}`} period={period} />}
    </Panel>
  )
}
