import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { usePlayer } from '../lib/use-player.ts'

/** The amount that a bonus or a free bet is about, at the head of its card. */
export function CardAmount({ amount, currency }: { amount: string; currency: string }) {
  const { i18n } = useTranslation()
  const { hidden } = usePlayer()
  return (
    <Amount
      amount={amount}
      currency={currency}
      language={i18n.language}
      hidden={hidden}
      className="font-display text-28 text-brass-200"
    />
  )
}
