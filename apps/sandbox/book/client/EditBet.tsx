import { useState } from 'react'
import type { ListedBet } from '../bets/bet-routes.ts'
import { useBook } from './book-context.ts'
import { endEditing } from './editing.ts'
import { useStore } from './store.ts'

/** Puts an open bet on the slip, to be changed there. */
export function EditBet({ bet }: { bet: ListedBet }) {
  const { engine, t } = useBook()
  const [isOver, setOver] = useState(false)
  const editing = useStore(engine.editing)
  if (isOver)
    return (
      <p className="warning" role="alert">
        {t('refusal.no_edit')}
      </p>
    )
  if (!bet.canEdit || editing?.bet.id === bet.id) return null
  return (
    <div className="place">
      <button
        type="button"
        className="button"
        onClick={() => void engine.edit(bet).then((isThere) => setOver(!isThere))}
      >
        {t('edit')}
      </button>
    </div>
  )
}

/** Says on the slip which bet is being changed, and lets it be. */
export function EditNotice() {
  const { engine, t } = useBook()
  const editing = useStore(engine.editing)
  if (!editing) return null
  return (
    <div className="edit-notice" role="status">
      <p>{t('editing', { number: editing.bet.id.slice(0, 8).toUpperCase() })}</p>
      <button type="button" className="quiet" onClick={() => endEditing(engine)}>
        {t('stopEditing')}
      </button>
    </div>
  )
}
