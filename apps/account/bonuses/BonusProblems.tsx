import { useTranslation } from 'react-i18next'
import type { CombinedError } from 'urql'
import { Problems } from '#ui/Problems.tsx'
import { explain } from '../lib/problems.ts'

/** Shows what went wrong with an answer to a bonus; nothing while nothing did. */
export function BonusProblems({ error }: { error: CombinedError | undefined }) {
  const { t } = useTranslation()
  if (!error) return null
  return (
    <Problems
      messages={explain(error, 'bonus', t).map(({ message }) => message)}
      heading={(count) => t('there_were_n_errors', { count })}
    />
  )
}
