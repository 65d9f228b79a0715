import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation, useQuery } from 'urql'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { explain } from '../lib/problems.ts'
import { usePlayer } from '../lib/use-player.ts'
import { type BreakTime, excludeMyselfMutation, exclusionQuery } from './break-queries.ts'
import { ChooseBreak } from './ChooseBreak.tsx'
import { ConfirmBreak } from './ConfirmBreak.tsx'
import { HelpNote } from './HelpNote.tsx'
import { OnBreak } from './OnBreak.tsx'

/**
 * A player stops their own play, for a time or for good: they choose, read what it means, and
 * confirm.
 */
export function BreakPage() {
  const { t } = useTranslation()
  const { refresh } = usePlayer()
  const [{ data, error }, refetch] = useQuery({
    query: exclusionQuery,
    requestPolicy: 'cache-and-network',
  })
  const [{ fetching, error: refused }, exclude] = useMutation(excludeMyselfMutation)
  const [time, setTime] = useState<BreakTime>('DAY')
  const [step, setStep] = useState<'choose' | 'confirm'>('choose')
  const [longer, setLonger] = useState(false)
  const exclusion = data?.exclusion ?? null

  async function stopPlay() {
    const { data: done } = await exclude({ input: { time } })
    if (!done) return
    setLonger(false)
    setStep('choose')
    refetch({ requestPolicy: 'network-only' })
    refresh()
  }

  return (
    <Panel title={t('take_a_break')} hint={t('break_hint')}>
      {!data && error ? (
        <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} />
      ) : !data ? (
        <Skeleton className="h-80 w-full" />
      ) : exclusion && !longer ? (
        <OnBreak until={exclusion.until} onLonger={() => setLonger(true)} />
      ) : step === 'choose' ? (
        <ChooseBreak time={time} onChange={setTime} onContinue={() => setStep('confirm')} />
      ) : (
        <ConfirmBreak
          time={time}
          busy={fetching}
          problems={refused ? explain(refused, 'break', t).map(({ message }) => message) : []}
          onConfirm={stopPlay}
          onBack={() => setStep('choose')}
        />
      )}
      <HelpNote />
    </Panel>
  )
}
