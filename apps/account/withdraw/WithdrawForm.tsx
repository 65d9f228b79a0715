import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { amountText } from '#rules/amount-text.ts'
import { amountProblem, limitWithin } from '#rules/amounts.ts'
import { showLimit } from '#rules/limits-display.ts'
import { formatAmount, parseAmount } from '#rules/money.ts'
import { formatAmount as showAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { Problems } from '#ui/Problems.tsx'
import { useOnline } from '#web/use-online.ts'
import { AmountField } from '../components/AmountField.tsx'
import { notifySite } from '../lib/frame.ts'
import { limitOf } from '../lib/limit.ts'
import { explain } from '../lib/problems.ts'
import { useKeyFor } from '../lib/use-key-for.ts'
import { usePlayer } from '../lib/use-player.ts'
import { BonusStays } from './BonusStays.tsx'
import { startWithdrawalMutation, type WithdrawMethod } from './withdraw-queries.ts'

export interface WithdrawFormProps {
  method: WithdrawMethod
  onBack: (() => void) | undefined
  /** The amount is out of play now. */
  onHeld: (amount: string) => void
}

export function WithdrawForm({ method, onBack, onHeld }: WithdrawFormProps) {
  const { t, i18n } = useTranslation()
  const { player, hidden } = usePlayer()
  const online = useOnline()
  const { currency } = player
  const limit = limitOf(method.provider.limit, currency)
  const real = parseAmount(player.balances[0]?.amount ?? '0', currency) ?? 0n
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [{ fetching, error }, start] = useMutation(startWithdrawalMutation)
  const key = useKeyFor(`${method.provider.id} ${text}`)

  const amount = parseAmount(text, currency)
  const wrong =
    amount !== null && amount > real
      ? 'validations.more_than_balance'
      : amountProblem(amount, limit)
  const problems = error ? explain(error, 'withdraw', t) : []
  const limitText = showLimit(limit, currency, i18n.language, { noLimit: t('no_limit') })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (amount === null || wrong || fetching) return
    const { data } = await start({
      input: { key, methodId: method.provider.id, amount: formatAmount(amount, currency) },
    })
    if (!data) return
    const held = data.startWithdrawal.amount
    notifySite({
      type: 'event',
      event: { name: 'withdrawal_requested', method: method.provider.id, amount: held, currency },
    })
    onHeld(held)
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      {onBack ? (
        <Button tone="plain" className="-ms-3 justify-self-start" onClick={onBack}>
          <ChevronLeft aria-hidden="true" className="mirrored size-5" />
          <span>{t('other_method')}</span>
        </Button>
      ) : null}
      <p className="flex items-center justify-between gap-4 rounded-tile bg-felt-800 p-4 shadow-[0_0_0_1px_var(--line)_inset]">
        <img src={method.provider.logos.light} alt={method.provider.name} className="h-7 w-auto" />
        <bdi dir="ltr" className="text-14 text-muted">
          {method.destination}
        </bdi>
      </p>
      <div className="grid gap-2">
        <AmountField
          text={text}
          currency={currency}
          limit={limitWithin(limit, real)}
          onChange={setText}
          onBlur={() => text !== '' && setTouched(true)}
          error={
            isTouched && wrong
              ? t(wrong, { limit: limitText })
              : problems.find(({ field }) => field === 'amount')?.message
          }
          hint={limitText}
        />
        <Button
          tone="plain"
          className="-ms-3 justify-self-start"
          disabled={real === 0n}
          onClick={() => setText(amountText(real, currency))}
        >
          {hidden
            ? t('withdraw_all')
            : t('withdraw_all_amount', {
                amount: showAmount(formatAmount(real, currency), currency, i18n.language),
              })}
        </Button>
      </div>
      <Problems
        messages={problems.filter(({ field }) => field === null).map(({ message }) => message)}
        heading={(count) => t('there_were_n_errors', { count })}
      />
      <Button type="submit" tone="action" size="large" wide busy={fetching} disabled={!online}>
        {wrong
          ? t('withdraw')
          : t('withdraw_amount', { amount: showAmount(text, currency, i18n.language) })}
      </Button>
      <p className="text-center text-13 text-muted">
        {online ? t('withdraw_next') : t('offline_banner')}
      </p>
      <BonusStays balances={player.balances} />
    </form>
  )
}
