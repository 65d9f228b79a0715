import { useTranslation } from 'react-i18next'
import type { CombinedError } from 'urql'

/** The message of a form field, from the key that a rule answered; undefined while there is nothing to say. */
export function useFieldText(): (error: { message?: string } | undefined, facts?: Record<string, string>) => string | undefined {
  const { t } = useTranslation('sign-in')
  return (error, facts) => (error?.message ? t(error.message, facts ?? {}) : undefined)
}

/** Why a call failed, in the reader's words: one message for each error, or one for a network that did not answer. */
export function useErrorTexts(): (error: CombinedError | undefined) => string[] {
  const { t } = useTranslation(['sign-in', 'common'])
  return (error) => {
    if (!error) return []
    if (error.networkError) return [t('network_error')]
    return error.graphQLErrors.map(({ message, extensions }) => {
      const code = extensions.code
      return typeof code === 'string' ? t(`refusals.${code}`, { ns: 'common', defaultValue: message }) : message
    })
  }
}

/** The heading over several problems. */
export function useProblemsHeading(): (count: number) => string {
  const { t } = useTranslation('sign-in')
  return (count) => t('there_were_n_errors', { count })
}
