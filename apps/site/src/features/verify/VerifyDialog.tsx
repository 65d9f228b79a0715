import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Problems } from '#ui/Problems.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Outcome } from '../../components/forms/Outcome.tsx'
import { useErrorTexts, useProblemsHeading } from '../../components/forms/use-texts.ts'
import { addressToken, dropAddressToken } from '../../components/joining/address-token.ts'
import { outcomeOfLink } from '../../components/joining/mailed-page.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { useVerification, type Verification } from './verification.ts'

/** Confirms the account as soon as it opens; nothing at all where no mailed link led here. */
export function VerifyDialog() {
  const { t } = useTranslation(['verify', 'sign-in'])
  const { open, close } = useModal()
  const [token] = useState(addressToken)
  const [before] = useState(() => outcomeOfLink(history))
  const [verification, again] = useVerification(token)
  if (token === null && before === null) return null

  function goOn(way: () => void) {
    dropAddressToken()
    way()
  }

  const toLogin = () => goOn(() => open('login'))
  return (
    <Dialog title={t('verify_account')} closeLabel={t('sign-in:close')} onClose={() => goOn(close)}>
      <div
        className="px-6 pt-2 pb-6"
        aria-busy={token !== null && verification.status === 'running'}
      >
        {token !== null ? (
          <Ended verification={verification} onAgain={again} onLogin={toLogin} />
        ) : before === 'done' ? (
          <Ended verification={{ status: 'done' }} onAgain={again} onLogin={toLogin} />
        ) : (
          <Outcome
            icon={<CircleX aria-hidden="true" className="size-10" />}
            title={t('verify_reloaded')}
            hint={t('verify_reloaded_hint')}
          >
            <LoginButton onPress={toLogin} />
          </Outcome>
        )}
      </div>
    </Dialog>
  )
}

/** Shows the result for the account, and the next step. */
function Ended({
  verification,
  onAgain,
  onLogin,
}: {
  verification: Verification
  onAgain: () => void
  onLogin: () => void
}) {
  const { t } = useTranslation(['verify', 'sign-in'])
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  const good = <CircleCheck aria-hidden="true" className="size-10" />
  const bad = <CircleX aria-hidden="true" className="size-10" />
  switch (verification.status) {
    case 'running':
      return (
        <p role="status" className="flex items-center gap-3 py-6 text-muted">
          <Spinner className="size-6 shrink-0 text-brass-400" />
          <span>{t('verifying')}</span>
        </p>
      )
    case 'done':
    case 'already':
      return (
        <Outcome
          icon={good}
          text={t(verification.status === 'done' ? 'verify_request_success' : 'verify_already')}
        >
          <LoginButton onPress={onLogin} />
        </Outcome>
      )
    case 'under_check':
      return (
        <Outcome
          icon={good}
          title={t('verify_under_check')}
          text={errorTexts(verification.error)[0] ?? ''}
        />
      )
    case 'refused':
      return (
        <Outcome icon={bad} tone="danger" title={t('verify_failed')} hint={t('verify_failed_hint')}>
          <Problems messages={errorTexts(verification.error)} heading={heading} />
          <LoginButton onPress={onLogin} />
        </Outcome>
      )
    case 'unanswered':
      return (
        <Outcome
          icon={bad}
          tone="danger"
          title={t('verify_unanswered')}
          hint={t('verify_unanswered_hint')}
        >
          <Problems messages={errorTexts(verification.error)} heading={heading} />
          <Button tone="action" size="large" wide onClick={onAgain}>
            {t('verify_again')}
          </Button>
        </Outcome>
      )
  }
}

function LoginButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('sign-in')
  return (
    <Button tone="action" size="large" wide onClick={onPress}>
      {t('login')}
    </Button>
  )
}
