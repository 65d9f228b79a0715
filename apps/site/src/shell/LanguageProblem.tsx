import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../lib/language-context.ts'

const Toast = lazy(async () => ({ default: (await import('#ui/Toast.tsx')).Toast }))

/** Says why the page does not speak the language that was asked for. */
export function LanguageProblem() {
  const { problem, forgetProblem } = useLanguage()
  const { t } = useTranslation('shell')
  if (!problem) return null
  return (
    <Suspense>
      <Toast tone="danger" message={t(`language_${problem}`)} onGone={forgetProblem} />
    </Suspense>
  )
}
