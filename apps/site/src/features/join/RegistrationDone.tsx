import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readableEmail } from '#rules/readable-email.ts'
import { Button } from '#ui/Button.tsx'
import { Outcome } from '../../components/forms/Outcome.tsx'
import { StepBar } from './StepBar.tsx'

export function RegistrationDone({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation(['join', 'sign-in'])
  return (
    <>
      <StepBar step={3} />
      <Outcome
        icon={<MailCheck aria-hidden="true" className="size-10" />}
        title={t('registration_successful')}
        text={t('account_verification_pending', { email: `\u2068${readableEmail(email)}\u2069` })}
        hint={t('verification_hint')}
      >
        <Button tone="action" size="large" wide onClick={onClose}>
          {t('sign-in:close')}
        </Button>
      </Outcome>
    </>
  )
}
