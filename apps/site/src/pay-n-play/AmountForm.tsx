import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { amountProblem } from '#rules/amounts.ts'
import { formatAmount as exactAmount, parseAmount } from '#rules/money.ts'
import { resetPasswordForm } from '#rules/registration.ts'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { Problems } from '#ui/Problems.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '../lib/language-context.ts'
import { useProblemsHeading } from '../sign-in/use-texts.ts'
import { AmountField } from './AmountField.tsx'
import { BonusChoice } from './BonusChoice.tsx'
import type { DepositWish } from './DepositForm.tsx'
import { LimitHint } from './LimitHint.tsx'
import { methodLimit } from './method-limit.ts'
import { QuickAmounts } from './QuickAmounts.tsx'
import { quickAmounts } from './quick-amounts.ts'
import type { QuickDepositMethod } from './quick-deposit-queries.ts'

export interface AmountFormProps {
  method: QuickDepositMethod
  currency: string
  problems: readonly string[]
  onBack: (() => void) | undefined
  onSubmit: (wish: DepositWish) => Promise<void>
}

/** How much, with which bonus. Nothing can be sent twice: the button is busy until the payment page is there. */
export function AmountForm({ method, currency, problems, onBack, onSubmit }: AmountFormProps) {
  const { t } = useTranslation(['pay-n-play', 'sign-in'])
  const { language } = useLanguage()
  const heading = useProblemsHeading()
  const limit = methodLimit(method.limit, currency)
  const suggestions = quickAmounts(limit)
  const [text, setText] = useState(() => (suggestions[0] === undefined ? '' : exactAmount(suggestions[0], currency)))
  const [bonusCode, setBonusCode] = useState<string | null>(null)
  const [email, setEmail] = useState('')
  const [touched, setTouched] = useState(false)
  const [busy, setBusy] = useState(false)

  const amount = parseAmount(text, currency)
  const amountFault = amount === null ? 'validations.must_be_a_number' : amountProblem(amount, limit)
  const emailFault = method.needsEmail ? v.safeParse(resetPasswordForm.entries.email, email).issues?.[0]?.message : undefined
  const show = (minor: bigint) => `\u2068${formatAmount(exactAmount(minor, currency), currency, language)}\u2069`
  const facts =
    limit === null ? {} : 'values' in limit ? { values: limit.values.map(show).join(', ') } : { min: show(limit.min), max: show(limit.max) }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (amount === null || amountFault || emailFault || busy) return
    setBusy(true)
    try {
      await onSubmit({
        methodId: method.id,
        amount: exactAmount(amount, currency),
        bonusCode,
        email: method.needsEmail ? email.trim() : null,
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="flex min-h-13 items-center gap-2 rounded-control px-4 shadow-[0_0_0_2px_var(--brass-400)_inset]">
        <img src={method.logos.light} alt={method.name} className="h-5.5 w-auto" />
        {onBack ? (
          <Button tone="plain" onClick={onBack} className="ms-auto -me-4 px-4 text-13">
            <ArrowLeft aria-hidden="true" className="mirrored size-4" />
            {t('other_method')}
          </Button>
        ) : null}
      </div>
      {suggestions.length > 2 ? (
        <QuickAmounts
          amounts={suggestions}
          chosen={amount}
          currency={currency}
          onChoose={(minor) => setText(exactAmount(minor, currency))}
        />
      ) : null}
      {suggestions.length === 0 ? <Problems messages={[t('predefined_amounts_failed')]} heading={heading} /> : null}
      <AmountField
        text={text}
        currency={currency}
        onChange={setText}
        onBlur={() => setTouched(true)}
        error={touched && amountFault ? t(`sign-in:${amountFault}`, facts) : undefined}
      />
      {method.needsEmail ? (
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={touched && emailFault ? t(`sign-in:${emailFault}`) : undefined}
        />
      ) : null}
      <BonusChoice methodId={method.id} chosen={bonusCode} onChoose={setBonusCode} />
      <Problems messages={problems} heading={heading} />
      <Button type="submit" tone="action" size="large" wide busy={busy}>
        {amount === null ? t('pay_n_play_amountless') : t('pay_n_play', { amount: show(amount) })}
      </Button>
      <LimitHint />
    </form>
  )
}
