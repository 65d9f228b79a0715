import type { TFunction } from 'i18next'
import type { CombinedError } from 'urql'

/**
 * Why a call failed, in the reader's words: a `[GraphQL] …` line for each error, and for malformed
 * input one for each field. A network that did not answer is one `[Network] …` line. `t` speaks the
 * namespace `sign-in`.
 */
export function errorTexts(
  error: Pick<CombinedError, 'networkError' | 'graphQLErrors'> | undefined,
  t: TFunction<'sign-in'>,
): string[] {
  if (!error) return []
  if (error.networkError) return [`[Network] ${t('network_error')}`]
  const lines = error.graphQLErrors.flatMap(({ extensions }) => {
    const code = extensions.code === 401 ? 'authentication_required' : extensions.code
    if (code === 'bad_input' && isFields(extensions.fields)) return fieldTexts(extensions.fields, t)
    return [t(`refusals.${code}`, { ...extensions, defaultValue: t('something_went_wrong') })]
  })
  return lines.map((line) => `[GraphQL] ${line}`)
}

function fieldTexts(fields: Readonly<Record<string, string>>, t: TFunction<'sign-in'>): string[] {
  return Object.entries(fields).map(([field, problem]) => {
    const text = t(problem, { defaultValue: t('something_went_wrong') })
    const label = t(`fields.${field}`, { defaultValue: '' })
    return label ? `${label}: ${text}` : text
  })
}

function isFields(given: unknown): given is Record<string, string> {
  return (
    typeof given === 'object' &&
    given !== null &&
    Object.values(given).every((text) => typeof text === 'string')
  )
}
