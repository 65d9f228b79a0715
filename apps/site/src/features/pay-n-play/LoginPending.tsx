import { useTranslation } from 'react-i18next'
import { Spinner } from '#ui/Spinner.tsx'
import { Outcome } from '../../components/forms/Outcome.tsx'

/**
 * The payment has proven who the visitor is; the token that came with it is being turned into a
 * session.
 */
export function LoginPending() {
  const { t } = useTranslation('pay-n-play')
  return (
    <div className="pb-4">
      <Outcome
        icon={<Spinner className="size-10 text-brass-400" />}
        title={t('pay_n_play_login_pending')}
        hint={t('login_pending_hint')}
      />
    </div>
  )
}
