import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import * as v from 'valibot'
import { amountText } from '#rules/amount-text.ts'
import { type AmountLimit, amountProblem } from '#rules/amounts.ts'
import { showLimit } from '#rules/limits-display.ts'
import { formatAmount, parseAmount } from '#rules/money.ts'
import { newEmail } from '#rules/registration.ts'
import { formatAmount as showAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { Problems } from '#ui/Problems.tsx'
import { findFingerprint } from '#web/fingerprint.ts'
import { useOnline } from '#web/use-online.ts'
import { AmountField } from '../components/AmountField.tsx'
import { QuickAmounts, quickAmounts } from '../components/QuickAmounts.tsx'
import { limitOf } from '../lib/limit.ts'
import { explain } from '../lib/problems.ts'
import { useKeyFor } from '../lib/use-key-for.ts'
import { usePlayer } from '../lib/use-player.ts'
import { BonusField, useDepositBonuses } from './BonusField.tsx'
import { type Deposit, type DepositMethod, startDepositMutation } from './deposit-queries.ts'

/**
 * The amount by this method. The same press never starts two deposits: its key changes only with
 * the method and the amount.
 */
export function AmountForm({
  method,
  onStarted,
}: {
  method: DepositMethod
  onStarted: (deposit: Deposit) => void
}) {
  const { t, i18n } = useTranslation()
  const { currency } = usePlayer().player
  const online = useOnline()
  const limit = limitOf(method.limit, currency)
  const [text, setText] = useState(() => amountText(quickAmounts(limit)[0] ?? 0n, currency))
  const [email, setEmail] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [isEmailTouched, setEmailTouched] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [{ error }, start] = useMutation(startDepositMutation)
  const bonuses = useDepositBonuses(method.id)
  const key = useKeyFor(`${method.id} ${text} ${email} ${bonuses.chosen}`)

  const amount = parseAmount(text, currency)
  const wrong = amountProblem(amount, limit)
  const typedEmail = v.safeParse(newEmail, email)
  const wrongEmail = method.needsEmail ? typedEmail.issues?.[0].message : undefined
  const problems = error ? explain(error, 'deposit', t) : []
  const messageOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const limitText = showLimit(limit, currency, i18n.language, { noLimit: t('no_limit') })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    setEmailTouched(true)
    if (amount === null || wrong || wrongEmail || isStarting) return
    setStarting(true)
    const fingerprint = await findFingerprint()
    const { data } = await start({
      input: {
        key,
        methodId: method.id,
        amount: formatAmount(amount, currency),
        email: method.needsEmail && typedEmail.success ? typedEmail.output : null,
        bonusCode: bonuses.chosen || null,
        fingerprint: fingerprint ?? null,
      },
    })
    setStarting(false)
    if (data) onStarted(data.startDeposit)
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <p className="flex items-center gap-4">
        <img src={method.logos.light} alt={method.name} className="h-8 w-auto" />
        <bdi className="text-13 text-muted">{limitText}</bdi>
      </p>
      <QuickAmounts
        limit={limit}
        currency={currency}
        chosen={amount}
        onChoose={(minor) => setText(amountText(minor, currency))}
      />
      <AmountField
        text={text}
        currency={currency}
        limit={limit}
        onChange={setText}
        onBlur={() => setTouched(true)}
        error={
          isTouched && wrong
            ? t(wrong, { limit: limitText, values: listOf(limit, currency, i18n.language) })
            : messageOf('amount')
        }
      />
      {method.needsEmail ? (
        <EmailField
          label={t('email')}
          name="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => email !== '' && setEmailTouched(true)}
          hint={t('email_hint', { method: method.name })}
          error={isEmailTouched && wrongEmail ? t(wrongEmail) : messageOf('email')}
        />
      ) : null}
      <BonusField bonuses={bonuses} error={messageOf('bonusCode')} />
      <Problems
        messages={problems.filter(({ field }) => field === null).map(({ message }) => message)}
        heading={(count) => t('there_were_n_errors', { count })}
      />
      <Button type="submit" tone="action" size="large" wide busy={isStarting} disabled={!online}>
        {wrong
          ? t('deposit')
          : t('deposit_amount', { amount: showAmount(text, currency, i18n.language) })}
      </Button>
      <p className="text-center text-13 text-muted">
        {online ? t('deposit_next', { method: method.name }) : t('offline_banner')}
      </p>
    </form>
  )
}

/** The only amounts that the method takes, as a list in words. */
function listOf(limit: AmountLimit | null, currency: string, language: string): string {
  if (limit === null || !('values' in limit)) return ''
  const amounts = limit.values.map((value) =>
    showAmount(formatAmount(value, currency), currency, language),
  )
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(amounts)
}
