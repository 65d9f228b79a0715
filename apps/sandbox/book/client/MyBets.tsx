import { useEffect, useState } from 'react'
import type { ListedBet } from '../bets/bet-routes.ts'
import { BetCard } from './BetCard.tsx'
import { useBook } from './book-context.ts'
import { CashOut } from './CashOut.tsx'
import { Chips } from './Chips.tsx'
import { EditBet } from './EditBet.tsx'
import { useFetched } from './feed-api.ts'
import { Failed, Skeleton } from './states.tsx'

const EVERY_MS = 10_000
const TABS = ['openBets', 'settledBets'] as const

/** The player's bets, newest first: those that are open, and those that are settled. */
export function MyBets() {
  const { engine, settings, t } = useBook()
  const [tab, setTab] = useState<(typeof TABS)[number]>('openBets')
  const fetched = useFetched<{ bets: ListedBet[] }>(`${settings.api}/bets`, {
    everyMs: EVERY_MS,
    token: settings.token,
  })
  const again = fetched.state === 'ready' ? fetched.again : null
  const isRefused = fetched.state === 'failed' && fetched.isTokenRefused
  // The account requests another token from the host, with which the bets are requested again.
  useEffect(() => {
    if (isRefused) void engine.account.refresh()
  }, [engine, isRefused])
  useEffect(
    () => engine.editing.subscribe(() => engine.editing.get() === null && again?.()),
    [engine, again],
  )
  const bets =
    fetched.state === 'ready'
      ? fetched.data.bets.filter(({ settlement }) => (settlement === null) === (tab === 'openBets'))
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
      {fetched.state === 'loading' && <Skeleton rows={3} />}
      {fetched.state === 'failed' && <Failed again={fetched.again} />}
      {fetched.state === 'ready' && bets.length === 0 && (
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
