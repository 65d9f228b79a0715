import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { Outcome } from '../../components/forms/Outcome.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import type { ReceivedMoney } from './quick-deposit-queries.ts'

export function DepositPaid({
  received,
  onClose,
}: {
  received: ReceivedMoney
  onClose: () => void
}) {
  const { t } = useTranslation('pay-n-play')
  const { language } = useLanguage()
  const title = t('paid', {
    amount: `\u2068${formatAmount(received.amount, received.currency, language)}\u2069`,
  })
  return (
    <Outcome
      icon={<CircleCheck aria-hidden="true" className="size-10" />}
      title={title}
      hint={t('paid_hint')}
    >
      <Button tone="action" size="large" wide onClick={onClose}>
        {t('close')}
      </Button>
    </Outcome>
  )
}
