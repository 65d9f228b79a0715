import { useTranslation } from 'react-i18next'
import { withLinks } from '../../components/forms/with-links.tsx'
import { saferPlayPath } from '../../components/player/account-paths.ts'

/** Setting a limit is as near as depositing. */
export function LimitHint() {
  const { t } = useTranslation('pay-n-play')
  return (
    <p className="text-center text-13 text-balance text-muted">
      {withLinks(t('limit_hint'), {
        limits: (text) => (
          <a href={saferPlayPath} className="text-ivory underline underline-offset-3">
            {text}
          </a>
        ),
      })}
    </p>
  )
}
