import { useEffect, useState } from 'react'
import type { ListedBet } from '../bets/bet-routes.ts'
import { BetCard } from './BetCard.tsx'
import { useBook } from './book-context.ts'
import { CashOut } from './CashOut.tsx'
import { Chips } from './Chips.tsx'
import { EditBet } from './EditBet.tsx'
import { useAsk } from './feed-api.ts'
import { Failed, Skeleton } from './states.tsx'

const EVERY_MS = 10_000
const TABS = ['openBets', 'settledBets'] as const

/** The player's bets, newest first: those that are open, and those that are settled. */
export function MyBets() {
  const { engine, settings, t } = useBook()
  const [tab, setTab] = useState<(typeof TABS)[number]>('openBets')
  const asked = useAsk<{ bets: ListedBet[] }>(`${settings.api}/bets`, {
    everyMs: EVERY_MS,
    token: settings.token,
  })
  const again = asked.state === 'ready' ? asked.again : null
  const isRefused = asked.state === 'failed' && asked.isTokenRefused
  // The account asks the host for another token, with which the bets are asked for again.
  useEffect(() => {
    if (isRefused) void engine.account.refresh()
  }, [engine, isRefused])
  useEffect(
    () => engine.editing.subscribe(() => engine.editing.get() === null && again?.()),
    [engine, again],
  )
  const bets =
    asked.state === 'ready'
      ? asked.data.bets.filter(({ settlement }) => (settlement === null) === (tab === 'openBets'))
      : []
  return (
    <>
      <h1>{t('myBets')}</h1>
      <Chips
        label={t('myBets')}
        chips={TABS.map((value) => ({ value, text: t(value) }))}
        chosen={tab}
        onChoose={setTab}
      />
      {asked.state === 'loading' && <Skeleton rows={3} />}
      {asked.state === 'failed' && <Failed again={asked.again} />}
      {asked.state === 'ready' && bets.length === 0 && (
        <p className="nothing">{t(tab === 'openBets' ? 'noOpenBets' : 'noSettledBets')}</p>
      )}
      <ul className="bets">
        {bets.map((bet) => (
          <BetCard key={bet.id} bet={bet}>
            {!bet.isFree && <CashOut bet={bet} again={() => again?.()} />}
            <EditBet bet={bet} />
          </BetCard>
        ))}
      </ul>
    </>
  )
}
