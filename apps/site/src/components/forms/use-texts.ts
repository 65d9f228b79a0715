import { useTranslation } from 'react-i18next'
import type { CombinedError } from 'urql'
import { errorTexts } from './error-texts.ts'

/**
 * Returns the message of a form field, from the key that a rule returned; undefined while the field
 * has no problem.
 */
export function useFieldText(): (
  error: { message?: string } | undefined,
  facts?: Record<string, string>,
) => string | undefined {
  const { t } = useTranslation('sign-in')
  return (error, facts) => (error?.message ? t(error.message, facts ?? {}) : undefined)
}

/** The lines of `errorTexts` in the language of the page. */
export function useErrorTexts(): (error: CombinedError | undefined) => string[] {
  const { t } = useTranslation('sign-in')
  return (error) => errorTexts(error, t)
}

/** The heading over several problems. */
export function useProblemsHeading(): (count: number) => string {
  const { t } = useTranslation('sign-in')
  return (count) => t('there_were_n_errors', { count })
}
