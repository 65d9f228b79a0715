import { useTranslation } from 'react-i18next'
import { Problems } from '#ui/Problems.tsx'
import { useProblemsHeading } from '../forms/use-texts.ts'

/** Says what a browser without cookies cannot do, wherever one signs in, joins or pays. */
export function CookiesBlocked() {
  const { t } = useTranslation('sign-in')
  const heading = useProblemsHeading()
  return navigator.cookieEnabled ? null : (
    <Problems messages={[t('cookies_blocked')]} heading={heading} />
  )
}
