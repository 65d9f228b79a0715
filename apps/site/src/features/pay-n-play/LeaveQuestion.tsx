import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { Outcome } from '../../components/forms/Outcome.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import type { ReceivedMoney } from './quick-deposit-queries.ts'

export interface LeaveQuestionProps {
  received: ReceivedMoney
  onStay: () => void
  onLeave: () => void
}

/** Asks a payer who wants to leave without an account, and says what would happen to the money. */
export function LeaveQuestion({ received, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('pay-n-play')
  const { language } = useLanguage()
  const amount = `\u2068${formatAmount(received.amount, received.currency, language)}\u2069`
  return (
    <Outcome
      icon={<TriangleAlert aria-hidden="true" className="size-10" />}
      tone="danger"
      title={t('leave_question')}
      text={t('leave_question_text', { amount })}
    >
      <Button tone="action" size="large" wide data-focus-first onClick={onStay}>
        {t('finish_account')}
      </Button>
      <Button size="large" wide onClick={onLeave}>
        {t('leave_and_get_money_back')}
      </Button>
    </Outcome>
  )
}
