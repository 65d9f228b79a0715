import { useTranslation } from 'react-i18next'
import { Toast } from '#ui/Toast.tsx'
import { useHydrated } from '../hydration/hydration.ts'
import { useLanguage } from '../lib/language-context.ts'

/** Says why the page does not speak the language that was requested. */
export function LanguageProblem() {
  const { problem, forgetProblem } = useLanguage()
  const { t } = useTranslation('shell')
  // The server does not draw this, and the browser takes the page over as the server drew it.
  const hydrated = useHydrated()
  if (!problem || !hydrated) return null
  return <Toast tone="danger" message={t(`language_${problem}`)} onGone={forgetProblem} />
}
