import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { amountText } from '#rules/amount-text.ts'
import { type AmountLimit, amountProblem } from '#rules/amounts.ts'
import { formatAmount as exactAmount, parseAmount } from '#rules/money.ts'
import { newEmail } from '#rules/registration.ts'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { Problems } from '#ui/Problems.tsx'
import { useOnline } from '#web/use-online.ts'
import { useProblemsHeading } from '../../components/forms/use-texts.ts'
import { readDraft } from '../../components/joining/draft.ts'
import type { QuickDepositMethod } from '../../components/joining/quick-deposit-methods-queries.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { AmountField } from './AmountField.tsx'
import { BankIcons } from './BankIcons.tsx'
import { BonusChoice } from './BonusChoice.tsx'
import { LimitHint } from './LimitHint.tsx'
import { methodLimit } from './method-limit.ts'
import { QuickAmounts } from './QuickAmounts.tsx'
import { quickAmounts } from './quick-amounts.ts'
import type { DepositWish } from './use-quick-deposit.ts'

/** Fewer amounts than this are no choice worth showing. */
const WORTH_SHOWING = 3

export interface AmountFormProps {
  method: QuickDepositMethod
  currency: string
  /** Why the last try could not be started. */
  problem: string | null
  onBack: (() => void) | undefined
  onSubmit: (wish: DepositWish) => Promise<void>
}

/**
 * The amount, and its bonus. Nothing can be sent twice: the button is busy until the payment page
 * is there.
 */
export function AmountForm({ method, currency, problem, onBack, onSubmit }: AmountFormProps) {
  const { t } = useTranslation(['pay-n-play', 'sign-in'])
  const { language } = useLanguage()
  const online = useOnline()
  const heading = useProblemsHeading()
  const limit = methodLimit(method.limit, currency)
  const suggestions = quickAmounts(limit)
  const [text, setText] = useState(() =>
    suggestions[0] === undefined ? '' : amountText(suggestions[0], currency),
  )
  const [bonusCode, setBonusCode] = useState<string | null>(null)
  const [email, setEmail] = useState(() => readDraft().email)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)

  const amount = parseAmount(text, currency)
  const amountFault = amountProblem(amount, limit)
  const typedEmail = v.safeParse(newEmail, email)
  const emailFault = method.needsEmail ? typedEmail.issues?.[0].message : undefined
  const show = (minor: bigint) =>
    `\u2068${formatAmount(exactAmount(minor, currency), currency, language)}\u2069`

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTouched(['amount', 'email'])
    if (amount === null || amountFault || emailFault || busy) return
    setBusy(true)
    const wish = { method, amount: exactAmount(amount, currency), currency, bonusCode }
    await onSubmit({
      ...wish,
      email: method.needsEmail && typedEmail.success ? typedEmail.output : null,
    }).finally(() => setBusy(false))
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <ChosenMethod method={method} onBack={onBack} />
      {suggestions.length >= WORTH_SHOWING ? (
        <QuickAmounts
          amounts={suggestions}
          chosen={amount}
          currency={currency}
          onChoose={(minor) => setText(amountText(minor, currency))}
        />
      ) : null}
      {suggestions.length === 0 ? (
        <Problems messages={[t('predefined_amounts_failed')]} heading={heading} />
      ) : null}
      <AmountField
        text={text}
        currency={currency}
        limit={limit}
        onChange={setText}
        onBlur={() => setTouched([...touched, 'amount'])}
        error={
          touched.includes('amount') && amountFault
            ? t(`sign-in:${amountFault}`, factsOf(limit, show, language))
            : undefined
        }
      />
      {method.needsEmail ? (
        <EmailField
          label={t('email')}
          name="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setTouched([...touched, 'email'])}
          error={touched.includes('email') && emailFault ? t(`sign-in:${emailFault}`) : undefined}
        />
      ) : null}
      <BonusChoice methodId={method.id} problem={problem} onChoose={setBonusCode} />
      <Problems messages={problem ? [problem] : []} heading={heading} />
      <Button type="submit" tone="action" size="large" wide busy={busy} disabled={!online}>
        {amount === null ? t('pay_n_play_amountless') : t('pay_n_play', { amount: show(amount) })}
      </Button>
      <BankIcons />
      {online ? (
        <LimitHint />
      ) : (
        <p className="text-center text-13 text-muted">{t('offline_hint')}</p>
      )}
    </form>
  )
}

/** Returns the values that the messages about an amount mention. */
function factsOf(
  limit: AmountLimit | null,
  show: (minor: bigint) => string,
  language: string,
): Record<string, string> {
  if (limit === null) return {}
  if ('min' in limit) return { min: show(limit.min), max: show(limit.max) }
  return {
    values: new Intl.ListFormat(language, { type: 'disjunction' }).format(limit.values.map(show)),
  }
}

function ChosenMethod({ method, onBack }: Pick<AmountFormProps, 'method' | 'onBack'>) {
  const { t } = useTranslation('pay-n-play')
  return (
    <div className="flex min-h-13 items-center gap-2 rounded-control px-4 shadow-[0_0_0_2px_var(--brass-400)_inset]">
      <img src={method.logos.light} alt={method.name} className="h-5.5 w-auto" />
      {onBack ? (
        <Button tone="plain" onClick={onBack} className="ms-auto -me-4 px-4 text-13">
          <ArrowLeft aria-hidden="true" className="mirrored size-4" />
          <span>{t('other_method')}</span>
        </Button>
      ) : null}
    </div>
  )
}
