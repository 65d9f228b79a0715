import { useTranslation } from 'react-i18next'
import { accountPath } from '../shell/account-paths.ts'
import { useViewer } from '../shell/viewer.ts'
import { withLinks } from '../sign-in/with-links.tsx'

/** Setting a limit is as near as depositing. */
export function LimitHint() {
  const { t } = useTranslation('pay-n-play')
  const { hidden } = useViewer()
  return (
    <p className="text-center text-13 text-balance text-muted">
      {withLinks(t('limit_hint'), {
        limits: (text) => (
          <a href={accountPath('profile/limits', hidden)} className="text-ivory underline underline-offset-3">
            {text}
          </a>
        ),
      })}
    </p>
  )
}
