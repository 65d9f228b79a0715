import { useBook } from './book-context.ts'
import { laterPart } from './later-part.tsx'
import { SignIn } from './SignIn.tsx'
import { useStore } from './store.ts'

const ROWS = 6

export const MyBets = laterPart(async () => (await import('./MyBets.tsx')).MyBets, ROWS)

/** The player's bets; visitors are asked to sign in. */
export function BetHistory() {
  const { engine, t } = useBook()
  const { status } = useStore(engine.account)
  if (status !== 'visitor') return <MyBets />
  return (
    <section className="nothing tall">
      <h1>{t('myBets')}</h1>
      <p>{t('signInForBets')}</p>
      <SignIn text={t('signIn')} />
    </section>
  )
}
