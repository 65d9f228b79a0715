import { useBook } from './book-context.ts'

/** Visitors sign in or open an account from the slip; the slip stays. */
export function PlaceBet() {
  const { engine, settings, t } = useBook()
  if (settings.token !== '') return null
  return (
    <div className="place">
      <button type="button" className="button strong" onClick={() => engine.callbacks.onSignIn?.()}>
        {t('signInToBet')}
      </button>
    </div>
  )
}
